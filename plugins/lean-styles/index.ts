import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler} from '../compiler';
import {inlineConstants} from './constants';
import {partSheet} from './moved';
import {madeOnce} from './post-css';
import {purgeSheet} from './purge';
import {folders, inFolders, moved, neverShown, withoutScripts} from './sheets';
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
    configurePostCss: (options) => madeOnce(options, createRequire(__filename)),
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
        const {canShow, hasProperty} = askedBy(code(), neverShown);
        const purged = sheets.map((file) => purgeSheet(textOf(file), canShow));
        moveRules(sheets, purged);
        const reduced = inlineConstants(purged, hasProperty);
        sheets.forEach((file, index) => {
          compilation.updateAsset(file, new sources.RawSource(reduced[index] ?? ''));
        });
      },
    );
  });
}

/** Puts rules of the sheet of all pages before those of the sheets that they are moved to. */
function moveRules(files: readonly string[], sheets: string[]): void {
  for (const [sheet, selectors] of Object.entries(moved)) {
    const to = files.findIndex((file) => isNamed(file, sheet));
    if (to > 0) {
      const [kept, others] = partSheet(sheets[0] ?? '', (selector) => selectors.test(selector));
      sheets[0] = kept;
      sheets[to] = `${others}\n${sheets[to] ?? ''}`;
    }
  }
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
  const isEveryPage = (file: string): boolean => isNamed(file, 'styles');
  return Number(isEveryPage(b)) - Number(isEveryPage(a)) || (a < b ? -1 : 1);
}

/** Whether this is the file of a style sheet: `assets/css/blog.1a2b3c4d.css` is that of `blog`. */
function isNamed(file: string, sheet: string): boolean {
  return file.slice(file.lastIndexOf('/') + 1).startsWith(`${sheet}.`);
}
