import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeWhole} from '../bundler-cache/write-whole';
import {fileOf} from '../search/built-pages';
import {collectTables} from './collect';
import {withTable, type PageTable} from './table';

/** What Docusaurus's client imports: in pages, ours stands in its place. */
const replaced: Readonly<Record<string, string>> = {
  '@docusaurus/renderRoutes': 'render-routes.tsx',
  '@generated/registry': 'registry.ts',
  '@generated/routes': 'routes.ts',
  '@generated/routesChunkNames': 'names.ts',
  './docusaurus': 'docusaurus.ts',
  './preload': 'preload.ts',
};

const clientCore = /[\\/]core[\\/]lib[\\/]client$/;

/**
 * Lets a page name the files that it needs itself. Docusaurus puts the routes and files of all pages into the scripts of
 * each. The README says how.
 */
export default function pageFiles(context: LoadContext): Plugin {
  let tables: ReadonlyMap<string, PageTable> = new Map();
  const generated = () => context.generatedFilesDir; // not before: knip asks without a context
  return {
    name: 'page-files',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const client = join(__dirname, 'client');
      return {
        mergeStrategy: {plugins: 'replace'},
        module: {
          rules: [
            {
              include: join(generated(), 'globalData.json'),
              loader: join(__dirname, 'global-data-loader.mjs'),
              options: {docs: docsNamedIn(context.siteConfig.themeConfig)},
            },
          ],
        },
        plugins: [
          ...(config.plugins ?? []).filter((plugin) => !isChunkAssetPlugin(plugin)),
          new NormalModuleReplacementPlugin(/^(?:@docusaurus|@generated|\.)\/\w+$/, (resource) => {
            const file = replaced[resource.request];
            const {request, context: folder} = resource;
            const isCore = !request.startsWith('.') || clientCore.test(folder);
            if (file !== undefined && isCore && folder !== client) {
              resource.request = join(client, file);
            }
          }),
          {
            apply: collectTables(generated, (collected) => {
              tables = collected;
            }),
          },
        ],
      };
    },
    // At once, page by page: beside threads that have all processors, waiting for each file takes longer than the file.
    async postBuild({outDir, baseUrl, siteConfig}) {
      await setImmediate(); // other plugins begin those threads first
      for (const [path, table] of tables) {
        const page = fileOf(decodeURI(path).slice(baseUrl.length), siteConfig.trailingSlash);
        const file = join(outDir, page);
        // Other plugins read pages at the same time.
        writeWhole(file, withTable(readFileSync(file, 'utf8'), table));
      }
    },
  };
}

/** The ids of docs that items of the navbar lead to, also those in menus. */
function docsNamedIn(themeConfig: object): readonly string[] {
  return [...JSON.stringify(themeConfig).matchAll(/"docId":"([^"]+)"/g)].map(([, id = '']) => id);
}

/** Names the chunks of all pages, for the part of Docusaurus that stands back here. */
function isChunkAssetPlugin(plugin: unknown): boolean {
  return (plugin as object).constructor.name === 'ChunkAssetPlugin';
}
