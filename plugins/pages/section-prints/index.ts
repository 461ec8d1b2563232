import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {runInThread} from '../../build/run-in-thread';
import {sectionsOf, type Section} from './sections';
import type {PrintsJob} from './write-prints';

/**
 * Writes a printable page with all docs of a section, and one with all docs, from their finished pages. These pages are not
 * routes: neither search nor sitemap lists them, and links to them are full page loads.
 */
export default function sectionPrints(): Plugin {
  let sections: readonly Section[] = [];

  return {
    name: 'section-prints',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      sections = docs.loadedVersions.flatMap(sectionsOf);
    },
    async postBuild({siteDir, outDir, baseUrl, siteConfig}) {
      const {url, title, titleDelimiter, trailingSlash} = siteConfig;
      const job: PrintsJob = {
        sections,
        siteDir,
        outDir,
        baseUrl,
        url,
        siteTitle: title,
        titleDelimiter,
        trailingSlash,
      };
      await runInThread<undefined>(join(__dirname, 'write-prints.ts'), job);
    },
  };
}
