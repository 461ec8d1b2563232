import {join} from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {indexPath} from '../../site/search';
import {runInWorker} from '../worker-task';
import type {Task} from './index-build';
import type {Task as DevelopmentTask} from './index-in-thread';
import {articlesOf, type Article} from './loaded-content';
import type {Scope} from './scope';

/**
 * The local search: an index of the built pages, or, in `npm start`, of the loaded Markdown, at the same
 * address.
 */
export default function search(scope: Scope): PluginModule {
  return (context) => {
    const isDevelopment = process.env.NODE_ENV === 'development';
    const developmentFolder = () => join(context.generatedFilesDir, 'search', 'index');
    let update: Promise<(articles: readonly Article[]) => Promise<void>> | undefined;

    return {
      name: 'search',
      allContentLoaded({allContent}) {
        if (!isDevelopment) {
          return;
        }
        // Reading Markdown needs packages that a build does without.
        update ??= import('./development-index').then(({createDevelopmentIndex}) =>
          createDevelopmentIndex((pages) => {
            const task: DevelopmentTask = {folder: developmentFolder(), pages};
            return runInWorker(join(__dirname, 'index-in-thread.ts'), task);
          }),
        );
        const articles = articlesOf(allContent, context, scope);
        // Nobody waits: the site is there before its index.
        void update
          .then((run) => run(articles))
          .catch((error: unknown) => {
            console.error('[ERROR] The search index could not be made.', error);
          });
      },
      configureWebpack() {
        if (!isDevelopment) {
          return {};
        }
        const directory = {
          directory: developmentFolder(),
          publicPath: `${context.baseUrl}${indexPath}`,
          watch: false,
        };
        return {mergeStrategy: {'devServer.static': 'append'}, devServer: {static: [directory]}};
      },
      async postBuild({outDir, routesPaths, siteConfig}) {
        const {baseUrl, siteDir} = context;
        const {trailingSlash} = siteConfig;
        const task: Task = {siteDir, scope, outDir, baseUrl, routesPaths, trailingSlash};
        const count = await runInWorker<number>(join(__dirname, 'index-build.ts'), task);
        if (count === 0) {
          throw new Error(
            'The search found no page to index. Does plugins/search know the HTML of this Docusaurus?',
          );
        }
      },
    };
  };
}
