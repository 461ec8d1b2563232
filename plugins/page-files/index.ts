import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectTables} from './collect';
import {putTables} from './put-tables';
import type {PageTable} from './table';

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
  const generated = () => context.generatedFilesDir; // not before: knip asks without a context
  let pageTables: ReadonlyMap<string, PageTable> = new Map();
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
            apply: collectTables(generated, (tables) => {
              pageTables = tables;
            }),
          },
        ],
      };
    },
    postBuild({outDir, baseUrl, routesPaths, siteConfig: {trailingSlash}}) {
      putTables({outDir, baseUrl, routesPaths, trailingSlash}, pageTables);
      return Promise.resolve();
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
