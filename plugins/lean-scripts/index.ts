import {dirname, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {forPages} from './for-pages';
import {idleParts} from './idle-parts';

/** SWC's, https://swc.rs/docs/configuration/minification. Docusaurus's write each Han character as `\u6C49`. */
const minimizerOptions = {
  module: true,
  mangle: true,
  compress: {ecma: 2020},
  format: {ecma: 2020, comments: false},
};

const isBuild = process.env.NODE_ENV === 'production';
const nothing = inSite('plugins/lean-scripts/nothing.ts');

/** In pages, whose routes plugins/page-files shows; `npm start` has Docusaurus's own. */
const router = {
  'react-router-dom$': inSite('src/client/router/index.tsx'),
  'react-router-config$': inSite('src/client/router/match.ts'),
  [`${clientModule('exports/Link.js')}$`]: inSite('src/client/links/index.tsx'),
};

/**
 * Leaves out of the scripts what no page runs, and writes Chinese text in them as it is. The README has the figures.
 */
export default function leanScripts(context: LoadContext): Plugin {
  let idle: readonly string[] = [];
  /** What tells Algolia's crawler of a page, in its head. */
  let crawled: readonly string[] = [];
  return {
    name: 'lean-scripts',
    // Not earlier: the theme has its labels of the navbar and footer translated while it loads its content.
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const {themeConfig} = context.siteConfig;
      idle = idleParts(themeConfig as ThemeConfig, docs.loadedVersions).map(partFile);
      crawled = 'algolia' in themeConfig ? [] : [partFile('SearchMetadata')];
      await actions.createData('config.json', JSON.stringify(forPages(context.siteConfig)));
    },
    configureWebpack: ({optimization}, isServer) =>
      isServer
        ? {resolve: {alias: isBuild ? inPlaceOf(crawled) : {}}}
        : {
            mergeStrategy: {'optimization.minimizer': 'replace'},
            resolve: {
              alias: {
                [`${themeModule('theme-common', 'utils/IntlUtils')}$`]: inSite(
                  'src/client/date-format.ts',
                ),
                'react-helmet-async$': inSite('src/client/head/index.ts'),
                tslib$: inSite('plugins/lean-scripts/tslib.mjs'),
                ...(isBuild && {
                  ...router,
                  ...inPlaceOf([...idle, ...crawled]),
                }),
                [`${inSite('.docusaurus/site-metadata')}$`]: nothing,
                [`${inSite('.docusaurus/docusaurus.config')}$`]: inSite(
                  '.docusaurus/lean-scripts/default/config.json',
                ),
              },
            },
            optimization: {minimizer: (optimization?.minimizer ?? []).map(withOptions)},
          },
  };
}

/** Not by the context, which knip does not give when it asks for aliases. Docusaurus runs in the site's folder. */
function inSite(path: string): string {
  return join(process.cwd(), path);
}

/** Aliases of modules that no page needs, by their files. */
function inPlaceOf(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [`${file}$`, nothing]));
}

/** The file of a part of the theme. */
function partFile(part: string): string {
  return require.resolve(`@docusaurus/theme-classic/lib/theme/${part}`);
}

/** A file of Docusaurus's client, which its package does not export. */
function clientModule(file: string): string {
  const root = dirname(require.resolve('@docusaurus/core/package.json'));
  return join(root, 'lib', 'client', file);
}

/** A module of a package of the theme, as the theme names it; the package may lie behind a link. */
function themeModule(theme: string, name: string): string {
  return join(dirname(require.resolve(`@docusaurus/${theme}`)), name);
}

/** The minimizer of scripts with other options; those of style sheets as they are. */
export function withOptions<Minimizer>(minimizer: Minimizer): Minimizer {
  const {constructor} = Object(minimizer) as {constructor: new (options: object) => Minimizer};
  return constructor.name === 'SwcJsMinimizerRspackPlugin'
    ? new constructor({minimizerOptions})
    : minimizer;
}
