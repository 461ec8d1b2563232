import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {contentLanguage} from '../../site/locale';
import {fileOf} from '../search/built-pages';
import {docBody} from './doc-body';
import {renderPrintPage} from './print-page';
import {sectionsOf, type Section} from './sections';

/**
 * Writes all docs of a section, and all docs, on one page, for printing, from their finished pages. Such a page is no route:
 * neither the search nor the sitemap knows it, and links to it are full page loads.
 */
export default function sectionPrints(): Plugin {
  let sections: readonly Section[] = [];

  return {
    name: 'section-prints',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      sections = docs.loadedVersions.flatMap(sectionsOf);
    },
    async postBuild({outDir, baseUrl, siteConfig}) {
      const {url, title, titleDelimiter, trailingSlash} = siteConfig;
      const below = (path: string) => join(outDir, decodeURI(path.slice(baseUrl.length)));
      const read = (permalink: string) =>
        readFile(
          join(outDir, fileOf(decodeURI(permalink.slice(baseUrl.length)), trailingSlash)),
          'utf8',
        );

      for (const section of sections) {
        const prefixes = new Map(
          section.docs.map(({permalink}) => [
            permalink,
            `${permalink.slice(baseUrl.length).replaceAll('/', '-')}--`,
          ]),
        );
        const pages = await Promise.all(section.docs.map(({permalink}) => read(permalink)));
        // A doc has none whose address is taken by a page, which Docusaurus warns of.
        const docs = section.docs.flatMap(({title, permalink}, index) => {
          const body = docBody(pages[index] ?? '', permalink, prefixes);
          return body === undefined ? [] : [{title, prefix: prefixes.get(permalink) ?? '', body}];
        });
        if (docs.length === 0) {
          throw new Error(
            `No doc of ${section.permalink} has a body to print. Does plugins/section-prints know the HTML of this Docusaurus?`,
          );
        }
        const file = below(`${section.print}index.html`);
        await mkdir(dirname(file), {recursive: true});
        await writeFile(
          file,
          renderPrintPage(section, docs, {
            siteTitle: title,
            delimiter: titleDelimiter,
            language: contentLanguage,
            canonical: url + encodeURI(decodeURI(section.permalink)),
            links: [...new Set(pages.flatMap(linksOf))],
          }),
        );
      }
    },
  };
}

/** What a page's head says about its style sheets and icons. Each doc names the sheets of its own parts. */
function linksOf(html: string): string[] {
  return html.match(/<link\b[^>]*\brel="?(?:stylesheet|icon)\b[^>]*>/g) ?? [];
}
