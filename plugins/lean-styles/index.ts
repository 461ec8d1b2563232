import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler} from '../compiler';
import {inlineConstants} from './constants';
import {purgeSheet} from './purge';
import {folders, inFolders, withoutScripts} from './sheets';
import {askedBy} from './used-names';

const name = 'lean-styles';

/** Pages load the rules that they need, in few files, and no others. The README has the figures. */
export default function leanStyles(): Plugin {
  return {
    name,
    configureWebpack: (_config, isServer) =>
      process.env.NODE_ENV === 'production' && !isServer
        ? {plugins: [{apply: reduceSheets}], optimization: {splitChunks: {cacheGroups}}}
        : {},
    // Its loader would look for a file of options in the folders above each sheet.
    configurePostCss: (options) => ({...options, config: false}),
  };
}

/** As Docusaurus's own group, `styles`, which takes what is left. */
const cacheGroups: Record<string, object> = Object.fromEntries(
  Object.entries(folders).map(([sheet, patterns]) => [
    sheet,
    {
      name: sheet,
      test: inFolders(patterns),
      type: 'css/mini-extract',
      // What the application itself shows stays in the sheet of every page.
      chunks: 'async',
      enforce: true,
      priority: 60,
    },
  ]),
);

/** Reduces all style sheets together, before they are minified and named by their content. */
function reduceSheets(compiler: Compiler): void {
  const {Compilation, sources} = compiler.webpack;
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap(
      {name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
      (assets) => {
        const textOf = (file: string): string => String(assets[file]?.source() ?? '');
        const files = Object.keys(assets);
        const sheets = files.filter((file) => file.endsWith('.css')).sort(everyPageFirst);
        const scripts = files.filter((file) => file.endsWith('.js'));
        function* code(): Iterable<string> {
          for (const file of scripts) {
            yield textOf(file);
          }
          yield* sourcesOfHtml();
        }
        const {canShow, hasProperty} = askedBy(code());
        const purged = sheets.map((file) => purgeSheet(textOf(file), canShow));
        const reduced = inlineConstants(purged, hasProperty);
        sheets.forEach((file, index) => {
          compilation.updateAsset(file, new sources.RawSource(reduced[index] ?? ''));
        });
      },
    );
  });
}

/** What names the classes that no script knows. */
function sourcesOfHtml(): string[] {
  return withoutScripts.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?<!\.test|\.d)\.[jt]sx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
}

function everyPageFirst(a: string, b: string): number {
  return Number(isOfEveryPage(b)) - Number(isOfEveryPage(a)) || (a < b ? -1 : 1);
}

/** Whether this is the style sheet of all pages: `assets/css/styles.1a2b3c4d.css`. */
function isOfEveryPage(file: string): boolean {
  return /(?:^|\/)styles\.[^/]*$/.test(file);
}
