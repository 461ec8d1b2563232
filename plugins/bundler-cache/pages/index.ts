import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {BundlerPlugin, Changes, ConfigureWebpack} from '../../compiler';
import {fileOfPage, type Folders} from './kept-pages';

/** Code, but nothing of an article: an edit of one is not to change the script that all pages load. */
const code = /^(?!.*[\\/]\.docusaurus[\\/]).*\.[cm]?[jt]sx?$/;

/**
 * What the bundle that renders pages is to have, so that it minifies them, and so that its scripts are small: Docusaurus lets each have
 * all modules that its own one imports.
 */
export function renderPages(
  {instance}: Parameters<ConfigureWebpack>[2]['currentBundler'],
  folders: Folders | null,
): Changes & {readonly plugins: BundlerPlugin[]} {
  return {
    entry: {main: join(__dirname, 'server-entry.ts')},
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          shared: {name: 'shared', test: code, chunks: 'async', minChunks: 2, enforce: true},
        },
      },
    },
    module: {
      // A browser begins them: without this the bundle has all the playground's code.
      parser: {javascript: {worker: false}},
    },
    externals: {'@swc/html': `commonjs ${require.resolve('@swc/html')}`},
    plugins: [new instance.DefinePlugin({KEPT_PAGES_FOLDERS: JSON.stringify(folders)})],
  };
}

/**
 * What it is to have so that it takes from `kept` what an earlier build rendered, too, and leaves there what
 * it renders.
 */
export function keepPages(
  {output}: Parameters<ConfigureWebpack>[0],
  bundler: Parameters<ConfigureWebpack>[2]['currentBundler'],
  {kept, generated}: {readonly kept: string; readonly generated: string},
): Changes & {readonly plugins: BundlerPlugin[]} {
  mkdirSync(kept, {recursive: true});
  const changes = renderPages(bundler, {kept, server: output?.path ?? ''});
  return {
    ...changes,
    // Nobody loads these by their addresses, and with hashes in their names the bundle would be another one after each edit.
    output: {chunkFilename: 'assets/js/[name].js'},
    module: {
      ...changes.module,
      rules: ['routes.js', 'routesChunkNames.json'].map((file) => ({
        include: join(generated, file),
        enforce: 'pre' as const,
        loader: join(__dirname, 'route-numbers.mjs'),
      })),
    },
  };
}

/** Removes what is kept of pages that are no more. */
export function sweepPages(kept: string, pathnames: readonly string[]): void {
  const used = new Set(pathnames.map(fileOfPage));
  for (const name of readdirSync(kept)) {
    if (!used.has(name)) {
      rmSync(join(kept, name));
    }
  }
}
