import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {moduleAt, runInThread} from '@markdown-zh/build-tools/thread';
import {pluginName, type Settings} from '../box/settings.ts';
import {articlesOf, blogTitlesOf, type Article} from '../pages/loaded-content.ts';
import {validateOptions, type ReadOptions} from './options.ts';
import type {Task} from './make-index.ts';

export {articlesOf, type Article} from '../pages/loaded-content.ts';
export type {Scope} from '../pages/scope.ts';
export type {Options} from './options.ts';
export {validateOptions};

/**
 * Search for a Docusaurus site: the box in the navbar, a page of all results, and an index of the built pages. In
 * `docusaurus start`, the same address serves an index of the loaded Markdown.
 */
export default function search(context: LoadContext, options: ReadOptions): Plugin {
  const {baseUrl, generatedFilesDir} = context;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const {synonyms} = options;
  const path = withoutSlashes(options.path);
  const indexPath = withoutSlashes(options.indexPath);
  const developmentFolder = () => join(generatedFilesDir, pluginName, 'index');
  let scope = {blogs: options.blogs ?? {}, excluded: options.excluded};
  let update: Promise<(articles: readonly Article[]) => Promise<void>> | undefined;

  return {
    name: pluginName,
    getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
    contentLoaded({actions}) {
      const {contentLanguage, links, examples} = options;
      const settings: Settings = {
        path: `/${path}`,
        indexUrl: `${baseUrl}${indexPath}/`,
        ...(contentLanguage !== undefined && {contentLanguage}),
        links,
        examples,
      };
      actions.setGlobalData(settings);
      actions.addRoute({path: baseUrl + path, component: '@theme/SearchPage', exact: true});
    },
    allContentLoaded({allContent}) {
      scope = {...scope, blogs: options.blogs ?? blogTitlesOf(allContent)};
      if (!isDevelopment) {
        return;
      }
      // Loaded on demand: reading Markdown needs packages that a build does not.
      update ??= import('./development-index.ts').then(({createDevelopmentIndex}) =>
        createDevelopmentIndex((pages) =>
          makeIndexInThread({folder: developmentFolder(), articles: pages, synonyms}),
        ),
      );
      const articles = articlesOf(allContent, context, scope);
      // Not awaited: the site is ready before its index.
      void update
        .then((run) => run(articles))
        .catch((error: unknown) => {
          console.error('[ERROR] The search index could not be built.', error);
        });
    },
    configureWebpack() {
      if (!isDevelopment) {
        return {};
      }
      const directory = {
        directory: developmentFolder(),
        publicPath: `${baseUrl}${indexPath}/`,
        watch: false,
      };
      return {mergeStrategy: {'devServer.static': 'append'}, devServer: {static: [directory]}};
    },
    postBuild: ({outDir, routesPaths, siteConfig: {trailingSlash}}) =>
      makeIndexInThread({
        folder: join(outDir, indexPath),
        build: {outDir, baseUrl, routesPaths, trailingSlash},
        scope,
        synonyms,
      }),
  };
}

search.validateOptions = validateOptions;

function withoutSlashes(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, '');
}

/** In a thread, `docusaurus start` shows edits meanwhile, and a build ends a second earlier on two processors. */
function makeIndexInThread(task: Task): Promise<void> {
  return runInThread(moduleAt('./make-index', import.meta.url), task);
}
