import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInThread} from '../../build/run-in-thread';
import type {SiteNames} from './card';
import type {Outcome, PicturesJob} from './make-all';
import {sourcesOf} from './pages';

/**
 * Draws the share pictures of pages (`og:image`) at the end of a build, from the heads of the pages. See the README.
 */
export default function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    async postBuild({outDir, baseUrl, routes, routesPaths, siteDir, siteConfig}) {
      const {url, trailingSlash} = siteConfig;
      const names = namesOf(siteConfig);
      const sources = sourcesOf(routes);
      const job: PicturesJob = {
        siteDir,
        outDir,
        baseUrl,
        url,
        names,
        routesPaths,
        trailingSlash,
        sources,
      };
      const outcome = await runInThread<Outcome>(join(__dirname, 'make-all.ts'), job);
      for (const warning of outcome.warnings) {
        console.warn(`[WARNING] ${warning}`);
      }
      if (outcome.problems.length > 0) {
        const list = outcome.problems.map((problem) => `  - ${problem}`);
        throw new Error(['Share pictures cannot be drawn:', ...list].join('\n'));
      }
    },
  };
}

function namesOf({title, titleDelimiter}: LoadContext['siteConfig']): SiteNames {
  return {title, delimiter: titleDelimiter};
}
