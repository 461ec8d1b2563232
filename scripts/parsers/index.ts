import type {Parse, Parsers} from '../checks/snippets';
import {parsed} from '../checks/snippets-languages';
import {parseJson, parseJsonc, parseToml, parseYaml} from './data';
import {loadGrammars} from './grammars';
import {parseHtml} from './html';
import {formulaParser, parseMdx} from './markup';
import {scriptParser} from './scripts';
import {sqlParser} from './sql';

/** The parsers that need no loading, and the languages of fences that each of them parses. */
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

/**
 * All parsers for snippets, ready for use; given the texts that will be looked at, without the grammars of languages that no fence in
 * them can name: the large ones take a quarter of a second.
 */
export async function loadParsers(texts?: readonly string[]): Promise<Parsers> {
  const grammars = await loadGrammars(texts && mayName(texts));
  return new Map(
    [...parsers, ...grammars].flatMap(([parse, ...languages]) =>
      languages.map((language) => [language, parse] as const),
    ),
  );
}

/** Whether some fence may name a language: what stands behind three marks, wherever, however it is spelt. */
function mayName(texts: readonly string[]): (language: string) => boolean {
  const named = new Set<string>();
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/(?:`{3}|~{3})[ \t]*([^\s`~]+)/g)) {
      named.add(name.toLowerCase());
    }
  }
  const isSpelt = [...named].every((name) => !/[&\\]/.test(name));
  return (language) => !isSpelt || named.has(language);
}
