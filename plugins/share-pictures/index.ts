import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {runInWorker} from '../worker-task';
import type {Task} from './make-all';
import {sourcesOf} from './pages';

/**
 * Draws the pictures that pages are shared with (`og:image`), at the end of a build, from what the
 * pages say about themselves. See the README beside this file.
 */
export default function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    async postBuild({siteDir, outDir, baseUrl, siteConfig, routes, routesPaths}) {
      const {url, title, titleDelimiter} = siteConfig;
      const task: Task = {
        siteDir,
        outDir,
        baseUrl,
        url,
        siteTitle: title,
        titleDelimiter,
        routesPaths,
        sources: sourcesOf(routes),
      };
      const problems = await runInWorker<readonly string[]>(join(__dirname, 'make-all.ts'), task);
      if (problems.length > 0) {
        const list = problems.map((problem) => `  - ${problem}`);
        throw new Error(['Share pictures cannot be made:', ...list].join('\n'));
      }
    },
  };
}
