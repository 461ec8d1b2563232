import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '@markdown-zh/build-tools/bundler';
import {inlineConstants} from './constants.ts';
import {purgeSheet} from './purge.ts';
import {modulesIn, type Sheets} from './sheets.ts';
import {namesUsedIn} from './used-names.ts';

const name = 'speed-style-sheets';

interface Options {
  readonly sheets: Sheets;
  /** Folders of the site whose code writes classes into HTML but is in no script, such as plugins. */
  readonly htmlSources: readonly string[];
}

/** Makes pages load only the rules that they need, in few files. See the README for the figures. */
export default function styleSheets({
  sheets,
  htmlSources,
}: Options): (context: LoadContext) => Plugin {
  return ({siteDir}) => ({
    name,
    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV === 'production' && !isServer
        ? {
            plugins: [
              {
                apply: (compiler) => {
                  reduceSheets(compiler, () =>
                    htmlSources.flatMap((folder) => sourcesIn(join(siteDir, folder))),
                  );
                },
              },
            ],
            optimization: {splitChunks: {cacheGroups: cacheGroupsOf(sheets)}},
          }
        : {},
    // PostCSS's loader would search for a configuration in the folders above each sheet.
    configurePostCss: (options) => (hasOptions(siteDir) ? options : {...options, config: false}),
  });
}

function hasOptions(siteDir: string): boolean {
  return readdirSync(siteDir).some((file) => /^(?:postcss\.config\.|\.postcssrc)/.test(file));
}

/** Like Docusaurus's own group `styles`, which takes the remaining sheets. */
function cacheGroupsOf(sheets: Sheets): Record<string, object> {
  return Object.fromEntries(
    Object.entries(sheets).map(([sheet, patterns]) => [
      sheet,
      {
        name: sheet,
        test: modulesIn(patterns),
        type: 'css/mini-extract',
        // Parts of the application itself stay in the sheet of every page.
        chunks: 'async',
        enforce: true,
        priority: 60,
      },
    ]),
  );
}

/** Reduces all style sheets together, before they are minified and named by their content. */
function reduceSheets(compiler: Compiler, sourcesOfHtml: () => readonly string[]): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap(
      {name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
      (assets) => {
        const sourceOf = (file: string): string => String(assets[file]?.source() ?? '');
        const files = Object.keys(assets);
        const sheets = files.filter((file) => file.endsWith('.css')).sort(everyPageFirst);
        const scripts = files.filter((file) => file.endsWith('.js'));
        function* code(): Iterable<string> {
          for (const file of scripts) {
            yield sourceOf(file);
          }
          yield* sourcesOfHtml();
        }
        const {canShow, hasProperty} = namesUsedIn(code());
        const purged = sheets.map((file) => purgeSheet(sourceOf(file), canShow));
        const reduced = inlineConstants(purged, hasProperty);
        sheets.forEach((file, index) => {
          compilation.updateAsset(file, new sources.RawSource(reduced[index] ?? ''));
        });
      },
    );
  });
}

/** The code in a folder. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test|\.d)\.[jt]sx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function everyPageFirst(a: string, b: string): number {
  return Number(isOfEveryPage(b)) - Number(isOfEveryPage(a)) || (a < b ? -1 : 1);
}

/** Whether this is the style sheet of all pages: `assets/css/styles.1a2b3c4d.css`. */
function isOfEveryPage(file: string): boolean {
  return /(?:^|\/)styles\.[^/]*$/.test(file);
}
