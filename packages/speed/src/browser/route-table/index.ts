import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageFile} from '../../package-file.ts';
import {verifiedFile} from '../../verified-file.ts';
import type {Compiler} from '@markdown-zh/build-tools/bundler';
import {collectTables} from './collect.ts';
import {putTables} from './put-tables.ts';
import {readRoutes} from './routes.ts';
import type {PageTable} from './table.ts';

const name = 'speed-route-table';

/** Modules of Docusaurus's client, and their replacements in pages. */
const replaced: Readonly<Record<string, string>> = {
  '@docusaurus/renderRoutes': '../render-routes',
  '@generated/registry': 'client/registry',
  '@generated/routes': 'client/routes',
  '@generated/routesChunkNames': 'client/names',
  './docusaurus': 'client/docusaurus',
  './preload': 'client/preload',
  // The lever split-sidebars requests pages before a reader navigates to them.
  '@docusaurus/core/lib/client/preload.js': 'client/load-page',
};

const clientCore = /[\\/]core[\\/]lib[\\/]client$/;

/**
 * Makes each page list the files that it needs. Docusaurus puts the routes and files of all pages into the scripts of each. See
 * the README.
 */
export default function routeTable(context: LoadContext): Plugin {
  const {generatedFilesDir, siteDir, siteConfig} = context;
  let pageTables: ReadonlyMap<string, PageTable> | undefined;
  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      checkCore(siteDir);
      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        mergeStrategy: {plugins: 'replace'},
        module: {
          rules: [
            {
              include: join(generatedFilesDir, 'globalData.json'),
              loader: packageFile('global-data-loader.mjs', import.meta.url),
              options: {docs: docsNamedIn(siteConfig.themeConfig)},
            },
          ],
        },
        plugins: [
          ...(config.plugins ?? []).filter((plugin) => !isChunkAssetPlugin(plugin)),
          new DefinePlugin({
            SPEED_HAS_HOME: String(hasHome(generatedFilesDir, siteConfig.baseUrl)),
          }),
          new NormalModuleReplacementPlugin(
            /^(?:@docusaurus|@generated|\.)\/[\w/.]+$/,
            (resource) => {
              const {request, context: folder} = resource;
              const file = replaced[request];
              const isCore = !request.startsWith('.') || clientCore.test(folder);
              if (file !== undefined && isCore) {
                resource.request = packageFile(file, import.meta.url);
              }
            },
          ),
          {
            apply: collectTables(
              () => generatedFilesDir,
              (tables) => {
                pageTables = tables;
              },
            ),
          },
          {
            apply: (compiler: Compiler) => {
              compiler.hooks.compilation.tap(name, (compilation) => {
                compilation.hooks.finishModules.tap(name, (modules) => {
                  failAtUnused(modules);
                });
              });
            },
          },
        ],
      };
    },
    postBuild({outDir, baseUrl, routesPaths}) {
      // `docusaurus build --dev` uses Docusaurus's own modules.
      if (pageTables) {
        putTables({outDir, baseUrl, routesPaths}, pageTables);
      }
      return Promise.resolve();
    },
  };
}

function hasHome(generated: string, baseUrl: string): boolean {
  const routes = readRoutes(readFileSync(join(generated, 'routes.js'), 'utf8'));
  return routes.some(({path, exact}) => path === baseUrl && exact === true);
}

/** The replaced modules of Docusaurus's client. */
function checkCore(siteDir: string): void {
  const fromSite = createRequire(join(siteDir, 'package.json'));
  const folder = join(dirname(fromSite.resolve('@docusaurus/core/package.json')), 'lib/client');
  verifiedFile('route-table', join(folder, 'preload.js'), 'export default function preload');
  verifiedFile('route-table', join(folder, 'docusaurus.js'), 'prefetch');
  verifiedFile('route-table', join(folder, 'routeContext.js'), 'RouteContextProvider');
}

/** Checks that pages contain every replacement. */
function failAtUnused(modules: Iterable<object>): void {
  const used = new Set<string>();
  for (const module of modules) {
    used.add(String((module as {resource?: string}).resource));
  }
  const missing = Object.entries(replaced).filter(
    ([, file]) => !used.has(packageFile(file, import.meta.url)),
  );
  if (missing.length > 0) {
    throw new Error(
      `The lever route-table of @markdown-zh/speed replaces ${missing.map(([request]) => request).join(', ')}, but no module imports it. Build with SPEED=-route-table, and fix the lever.`,
    );
  }
}

/** The ids of docs that navbar items lead to, including items in menus. */
function docsNamedIn(themeConfig: object): readonly string[] {
  return [...JSON.stringify(themeConfig).matchAll(/"docId":"([^"]+)"/g)].map(([, id = '']) => id);
}

/**
 * Whether this is Docusaurus's plugin that writes the names of all pages' chunks into the scripts. The route
 * table replaces it.
 */
function isChunkAssetPlugin(plugin: unknown): boolean {
  return (plugin as object).constructor.name === 'ChunkAssetPlugin';
}
