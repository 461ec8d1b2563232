import type {Parse, Parsers} from '../checks/snippets.ts';
import {parsed} from '../checks/snippets-languages.ts';
import {parseJson, parseJsonc, parseToml, parseYaml} from './data.ts';
import {loadGrammars} from './grammars.ts';
import {parseHtml} from './html.ts';
import {formulaParser, parseMdx} from './markup.ts';
import {scriptParser} from './scripts.ts';
import {sqlParser} from './sql.ts';

/** The parsers that need no loading, each with the fence names of its languages. */
const parsers: readonly (readonly [Parse, ...string[]])[] = [
  [parseJson, ...parsed.json],
  [parseJsonc, ...parsed.jsonc],
  [parseYaml, ...parsed.yaml],
  [parseToml, ...parsed.toml],
  [scriptParser('js'), ...parsed.js],
  [scriptParser('jsx'), ...parsed.jsx],
  [scriptParser('ts'), ...parsed.ts],
  [scriptParser('tsx'), ...parsed.tsx],
  [parseMdx, ...parsed.mdx],
  [parseHtml, ...parsed.html],
  [formulaParser('math-display'), ...parsed.math],
  [formulaParser('math-inline'), 'inline math'],
  [sqlParser('MySQL', 'PostgreSQL', 'Sqlite', 'TransactSQL'), ...parsed.sql],
];

/** All parsers for snippets, ready for use. */
export async function loadParsers(): Promise<Parsers> {
  return new Map(
    [...parsers, ...(await loadGrammars())].flatMap(([parse, ...languages]) =>
      languages.map((language) => [language, parse] as const),
    ),
  );
}
