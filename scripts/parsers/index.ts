import type {Parse, Parsers} from '../checks/snippets';
import {parseJson, parseJsonc, parseToml, parseYaml} from './data';
import {loadGrammars} from './grammars';
import {parseHtml} from './html';
import {formulaParser, parseMdx} from './markup';
import {scriptParser} from './scripts';
import {sqlParser} from './sql';

/** The parsers that need no loading, and the languages of fences that each of them parses. */
const parsers: readonly (readonly [Parse, ...string[]])[] = [
  [parseJson, 'json'],
  [parseJsonc, 'jsonc'],
  [parseYaml, 'yaml', 'yml'],
  [parseToml, 'toml'],
  [scriptParser('js'), 'js', 'javascript', 'mjs', 'cjs'],
  [scriptParser('jsx'), 'jsx'],
  [scriptParser('ts'), 'ts', 'typescript', 'mts', 'cts'],
  [scriptParser('tsx'), 'tsx'],
  [parseMdx, 'mdx'],
  [parseHtml, 'html'],
  [formulaParser('math-display'), 'math'],
  [formulaParser('math-inline'), 'inline math'],
  [sqlParser('MySQL', 'PostgreSQL', 'Sqlite', 'TransactSQL'), 'sql'],
];

/** All parsers for snippets, ready for use. */
export async function loadParsers(): Promise<Parsers> {
  return new Map(
    [...parsers, ...(await loadGrammars())].flatMap(([parse, ...languages]) =>
      languages.map((language) => [language, parse] as const),
    ),
  );
}
