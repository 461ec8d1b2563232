import {readFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import type {Changes, ConfigureWebpack} from '@markdown-zh/build-tools/bundler';

interface StockCache {
  readonly type: 'filesystem';
  readonly version?: string;
}

interface BundlerConfig {
  readonly cache?: boolean | StockCache; // of webpack
  readonly experiments?: {readonly cache?: StockCache}; // of Rspack
}

const {version} = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as {version: string};

/**
 * Adds the levers to the version of the bundler's persistent cache. Docusaurus's own version does not include
 * them, so a build with a lever would use modules that were cached without it.
 *
 * @param levers the names of those that are on
 */
export default function stockCache(levers: readonly string[]): () => Plugin {
  const suffix = `-speed-${version}-${levers.join(',')}`;
  const named = (cache: StockCache): StockCache => ({
    ...cache,
    version: `${cache.version ?? ''}${suffix}`,
  });
  const changesFor = (...[config]: Parameters<ConfigureWebpack>): Changes => {
    const {cache, experiments} = config as BundlerConfig;
    return {
      ...(typeof cache === 'object' && {cache: named(cache)}),
      ...(experiments?.cache && {experiments: {cache: named(experiments.cache)}}),
    };
  };
  return () => ({name: 'speed-stock-cache', configureWebpack: changesFor});
}
