import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fingerprintOf} from '@markdown-zh/build-cache';
import type {Changes, ConfigureWebpack} from '../../bundler.ts';
import {addressesOf} from './addresses.ts';
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
 * Makes Rspack keep its modules for the next build, in a cache whose key includes all their inputs. See the README.
 *
 * @param environment the variables of the environment that the site itself reads
 */
export default function moduleCache(
  environment: readonly string[],
): (context: LoadContext) => Plugin {
  return (context) => {
    let store: OpenStore | undefined;
    const changesFor = (...[config, isServer]: Parameters<ConfigureWebpack>): Changes => {
      if (process.env.NODE_ENV === 'development') {
        // Docusaurus's option turns off the cache on disk for builds only. `npm start` has one in memory.
        return {experiments: {cache: true}};
      }
      const plugins = isServer ? [] : [stableHashes];
      const {experiments} = config as BundlerConfig;
      if (!store || !experiments?.cache) {
        return {plugins};
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
        if (process.env.NODE_ENV !== 'production' || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
          return;
        }
        const {siteDir, outDir, siteConfig} = context;
        const variables = Object.entries(process.env).filter(
          ([name]) => environment.includes(name) || foreign.test(name),
        );
        const fingerprint = fingerprintOf(siteDir, [
          JSON.stringify([siteDir, outDir, siteConfig, process.argv.slice(2), variables.sort()]),
          addressesOf(allContent),
        ]);
        store = openStore(join(siteDir, 'node_modules/.cache/build'), fingerprint, siteDir);
      },
      configureWebpack: (...bundle) => ({resolve, ...changesFor(...bundle)}),
      postBuild() {
        store?.close();
        store = undefined;
        return Promise.resolve();
      },
    };
  };
}
