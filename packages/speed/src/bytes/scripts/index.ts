import {dirname, join} from 'node:path';
import {createRequire} from 'node:module';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LeverName} from '../../levers.ts';
import {packageFile} from '../../package-file.ts';
import {verifiedFile} from '../../verified-file.ts';
import {pageConfig} from './page-config.ts';
import {unusedParts} from './unused-parts.ts';

/**
 * SWC's options, https://swc.rs/docs/configuration/minification. Docusaurus's options write each Han character as `\u6C49`.
 */
const minimizerOptions = {
  module: true,
  mangle: true,
  compress: {ecma: 2020},
  format: {ecma: 2020, comments: false},
};

const packageFileAt = (path: string): string => packageFile(path, import.meta.url);
const emptyPart = packageFileAt('./empty-part');

/**
 * The levers that remove code from the scripts or replace it by less: tslib, unused-parts, page-config, unescaped-han and
 * date-format. See the README for the figures.
 *
 * @param buildOnly keys of the theme's configuration that no page reads
 */
export default function scripts(
  levers: ReadonlySet<LeverName>,
  buildOnly: readonly string[],
): (context: LoadContext) => Plugin {
  return (context) => {
    const {siteDir, siteConfig, generatedFilesDir, i18n} = context;
    const isBuild = process.env.NODE_ENV === 'production';
    const files = packageFiles(siteDir);
    let unused: readonly string[] = [];
    const inGenerated = (file: string) => join(generatedFilesDir, file);
    const aliasesInPages = (): Record<string, string> => ({
      ...(levers.has('tslib') && {tslib$: packageFileAt('./tslib.mjs')}),
      ...(levers.has('date-format') &&
        i18n.currentLocale === 'en' && {
          [`${files.dates()}$`]: packageFileAt('../../browser/date-format'),
        }),
      ...(levers.has('page-config') && {
        [`${inGenerated('site-metadata')}$`]: emptyPart,
        [`${inGenerated('docusaurus.config')}$`]: inGenerated('speed-scripts/default/config.json'),
      }),
      // `npm start` uses Docusaurus's own modules.
      ...(isBuild && Object.fromEntries(unused.map((file) => [`${file}$`, emptyPart]))),
    });
    return {
      name: 'speed-scripts',
      // Not earlier: the theme translates the labels of navbar and footer while it loads its content.
      async allContentLoaded({allContent, actions}) {
        const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
        const versions = Object.values(docs).flatMap(
          (content) => (content as LoadedContent | undefined)?.loadedVersions ?? [],
        );
        if (levers.has('unused-parts')) {
          unused = unusedParts(siteConfig.themeConfig as ThemeConfig, versions).map(
            files.themePart,
          );
        }
        await actions.createData('config.json', JSON.stringify(pageConfig(siteConfig, buildOnly)));
      },
      configureWebpack: ({optimization}, isServer) =>
        isServer
          ? {}
          : {
              ...(levers.has('unescaped-han') && {
                mergeStrategy: {'optimization.minimizer': 'replace'},
                optimization: {minimizer: (optimization?.minimizer ?? []).map(withOptions)},
              }),
              resolve: {alias: aliasesInPages()},
            },
    };
  };
}

/** The private files of other packages that the levers use, as installed in this site. */
function packageFiles(siteDir: string) {
  const fromSite = createRequire(join(siteDir, 'package.json'));
  const themeCommon = () =>
    dirname(
      createRequire(fromSite.resolve('@docusaurus/theme-classic/package.json')).resolve(
        '@docusaurus/theme-common',
      ),
    );
  return {
    dates: () =>
      verifiedFile(
        'date-format',
        join(themeCommon(), 'utils/IntlUtils.js'),
        'useDateTimeFormat',
      ).replace(/\.js$/, ''),
    themePart: (part: string) =>
      verifiedFile(
        'unused-parts',
        fromSite.resolve(`@docusaurus/theme-classic/lib/theme/${part}`),
        'export default function',
      ),
  };
}

/** Replaces the options of the minimizer of scripts, and keeps that of style sheets. */
export function withOptions<Minimizer>(minimizer: Minimizer): Minimizer {
  const {constructor} = Object(minimizer) as {constructor: new (options: object) => Minimizer};
  return constructor.name === 'SwcJsMinimizerRspackPlugin'
    ? new constructor({minimizerOptions})
    : minimizer;
}
