import {join} from 'node:path';
import type {LoadContext, Plugin, AllContent} from '@docusaurus/types';
import {fingerprintOf} from '@markdown-zh/build-tools/cache';
import type {BundlerPlugin, Changes, ConfigureWebpack} from '@markdown-zh/build-tools/bundler';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import {stableHashes} from './stable-hashes.ts';
import {openStore, type OpenStore} from './store.ts';

/**
 * Most requests are absolute paths. Without this option, the bundler would first look for them below the folders of static files.
 */
const resolve = {preferAbsolute: true};

/** Variables that the bundler, a loader or Docusaurus reads. */
const foreign =
  /^(?:BABEL_|BROWSERSLIST|CI$|DOCUSAURUS_(?!PERF_LOGGER)|LANG$|LC_|NODE_(?!V8_)|TZ$)/;

interface PersistentCache {
  readonly type: 'persistent';
  readonly version?: string;
  readonly storage?: {readonly type: 'filesystem'; readonly directory: string};
}

interface BundlerConfig {
  readonly experiments?: {readonly cache?: PersistentCache};
}

/**
 * The store of the running process, and its inputs. It outlives the plugin: Docusaurus creates new plugins when its configuration
 * changes.
 */
interface Opened {
  readonly inputs: string;
  readonly store: OpenStore | undefined;
}

let opened: Opened | undefined;

/**
 * Makes Rspack keep its modules for the next build or the next `npm start`, in a cache whose key includes all their inputs. See the README.
 *
 * @param environment the variables of the environment that the site itself reads
 */
export default function moduleCache(
  environment: readonly string[],
): (context: LoadContext) => Plugin {
  return (context) => {
    const isDevelopment = process.env.NODE_ENV === 'development';
    const changesFor = (...[config, isServer]: Parameters<ConfigureWebpack>): Changes => {
      const store = opened?.store;
      const {experiments} = config as BundlerConfig;
      const plugins = [
        ...(isServer || isDevelopment ? [] : [stableHashes]),
        ...(isDevelopment && store ? [completeOnce(store)] : []),
      ];
      // Docusaurus's option turns off the cache on disk for builds only.
      if (!store || !experiments?.cache) {
        return isDevelopment ? {experiments: {cache: true}} : {plugins};
      }
      const directory = join(store.folder, isServer ? 'server' : 'client');
      const cache: PersistentCache = {
        ...experiments.cache,
        storage: {type: 'filesystem', directory},
      };
      return {plugins, cache: true, experiments: {cache}};
    };
    return {
      name: 'speed-module-cache',
      allContentLoaded({allContent}) {
        const isCached = isDevelopment || process.env.NODE_ENV === 'production'; // other commands do not compile
        if (!isCached || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
          return;
        }
        const {siteDir, outDir, siteConfig} = context;
        // Port and host of `npm start` have no effect on the modules that it compiles.
        const command = isDevelopment ? ['start', context.i18n.currentLocale] : process.argv.slice(2);
        const variables = Object.entries(process.env).filter(
          ([name]) => environment.includes(name) || foreign.test(name),
        );
        const inputs = [
          JSON.stringify([siteDir, outDir, siteConfig, command, variables.sort()]),
          addressesOf(allContent),
        ];
        opened = openOnce(inputs, opened, siteDir);
      },
      configureWebpack: (...bundle) => ({resolve, ...changesFor(...bundle)}),
      postBuild() {
        opened?.store?.complete();
        opened?.store?.close();
        opened = undefined;
        return Promise.resolve();
      },
    };
  };
}

/** Opens the store of these inputs, or returns the open one. If the inputs change while `npm start` runs, the next start must not use the store. */
function openOnce(inputs: readonly string[], known: Opened | undefined, siteDir: string): Opened {
  const key = JSON.stringify(inputs);
  if (known) {
    if (known.inputs !== key) {
      known.store?.discard();
    }
    return known;
  }
  const root = join(siteDir, 'node_modules/.cache/build');
  return {inputs: key, store: openStore(root, fingerprintOf(siteDir, inputs), siteDir)};
}

interface Loaded {
  readonly source: string;
  readonly permalink: string;
}

/**
 * The file of each article with its address, one per line. A compiled article contains the addresses of linked articles, so it is
 * outdated when one of them moves.
 */
function addressesOf(content: AllContent): string {
  const instances = <Content>(plugin: string) =>
    Object.values(content[plugin] ?? {}) as (Content | null | undefined)[];
  const loaded: readonly Loaded[] = [
    ...instances<DocsContent>('docusaurus-plugin-content-docs').flatMap((docs) =>
      (docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ),
    ...instances<BlogContent>('docusaurus-plugin-content-blog').flatMap((blog) =>
      (blog?.blogPosts ?? []).map(({metadata}) => metadata),
    ),
    ...instances<PagesContent>('docusaurus-plugin-content-pages').flatMap((pages) => pages ?? []),
  ];
  return loaded
    .map(({source, permalink}) => `${source} ${permalink}`)
    .sort()
    .join('\n');
}

/** Marks a store as complete after the first compilation of `npm start`. */
function completeOnce(store: OpenStore): BundlerPlugin {
  let isComplete = false;
  return {
    apply(compiler) {
      compiler.hooks.done.tap('module-cache', (stats) => {
        if (!isComplete && !stats.hasErrors()) {
          store.complete();
        }
        isComplete = true;
      });
    },
  };
}
