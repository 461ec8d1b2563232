import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInWorker} from '../../build/worker-task';
import type {SiteNames} from './card';
import {predictCards} from './predict-cards';
import type {Task as PrerenderTask} from './prerender';
import type {Task} from './make-all';
import {sourcesOf} from './pages';

/**
 * Draws the share pictures of pages (`og:image`) at the end of a build, from the heads of the pages. See the README.
 */
export default function sharePictures(
  context: LoadContext, // not read before: knip asks without it
): Plugin {
  const stop = new SharedArrayBuffer(1);
  let prerendering: Promise<unknown> | undefined;
  return {
    name: 'share-pictures',
    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV === 'production') {
        const {siteDir, siteConfig} = context;
        const names = namesOf(siteConfig);
        const cards = predictCards(allContent, names);
        const task: PrerenderTask = {siteDir, siteTitle: names.title, cards, stop};
        // makeAll draws the cards that fail here, or reports the error.
        prerendering = runInWorker(join(__dirname, 'prerender.ts'), task).catch(() => undefined);
      }
    },
    async postBuild({outDir, baseUrl, routes, routesPaths, siteDir, siteConfig}) {
      const {url, trailingSlash} = siteConfig;
      const names = namesOf(siteConfig);
      const sources = sourcesOf(routes);
      const task: Task = {
        siteDir,
        outDir,
        baseUrl,
        url,
        names,
        routesPaths,
        trailingSlash,
        sources,
      };
      const problems = await runInWorker<readonly string[]>(join(__dirname, 'make-all.ts'), task);
      Atomics.store(new Uint8Array(stop), 0, 1);
      await prerendering;
      if (problems.length > 0) {
        const list = problems.map((problem) => `  - ${problem}`);
        throw new Error(['Share pictures cannot be drawn:', ...list].join('\n'));
      }
    },
  };
}

function namesOf({title, titleDelimiter}: LoadContext['siteConfig']): SiteNames {
  return {title, delimiter: titleDelimiter};
}
