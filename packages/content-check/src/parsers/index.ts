import type {CheckExercise, Parse, Parsers} from '../checks/snippets.ts';
import {parsed} from '../checks/snippets-languages.ts';
import {loadGrammars} from './grammars.ts';

/** The parsers apart from the grammars, each with the fence names of its languages. Loading all takes most of a second. */
const parsers: readonly (readonly [readonly string[], () => Promise<Parse>])[] = [
  [parsed.json, async () => (await import('./data.ts')).parseJson],
  [parsed.jsonc, async () => (await import('./data.ts')).parseJsonc],
  [parsed.yaml, async () => (await import('./data.ts')).parseYaml],
  [parsed.toml, async () => (await import('./data.ts')).parseToml],
  [parsed.js, async () => (await import('./scripts.ts')).scriptParser('js')],
  [parsed.jsx, async () => (await import('./scripts.ts')).scriptParser('jsx')],
  [parsed.ts, async () => (await import('./scripts.ts')).scriptParser('ts')],
  [parsed.tsx, async () => (await import('./scripts.ts')).scriptParser('tsx')],
  [parsed.mdx, async () => (await import('./markup.ts')).parseMdx],
  [parsed.html, async () => (await import('./html.ts')).parseHtml],
  [parsed.math, async () => (await import('./markup.ts')).formulaParser('math-display')],
  [['inline math'], async () => (await import('./markup.ts')).formulaParser('math-inline')],
  [
    parsed.sql,
    async () =>
      (await import('./sql.ts')).sqlParser('MySQL', 'PostgreSQL', 'Sqlite', 'TransactSQL'),
  ],
];

/**
 * Parsers for snippets and exercises, ready for use.
 *
 * @param sources of the articles whose snippets they will parse; without them, the parsers of all languages are loaded
 */
export async function loadParsers(sources?: readonly string[]): Promise<Parsers> {
  const used = sources && languagesIn(sources);
  const isUsed = (languages: readonly string[]) => !used || languages.some((one) => used.has(one));
  const own = parsers
    .filter(([languages]) => isUsed(languages))
    .map(async ([languages, load]) => [await load(), ...languages] as const);
  const loaded = [...(await Promise.all(own)), ...(await loadGrammars(isUsed))];
  return {
    snippets: new Map(
      loaded.flatMap(([parse, ...languages]) =>
        languages.map((language) => [language, parse] as const),
      ),
    ),
    exercise: await loadExercises(sources),
  };
}

async function loadExercises(
  sources: readonly string[] = ['yaml exercise'],
): Promise<CheckExercise | undefined> {
  return sources.some((source) => source.includes('yaml exercise'))
    ? (await import('@markdown-zh/lessons/read')).checkExercise
    : undefined;
}

/** Every word that may name the language of a fence, and formulas. */
function languagesIn(sources: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const source of sources) {
    for (const [, name = ''] of source.matchAll(/(?:`{3}|~{3})[^\S\n]*([^\s`~{]+)/g)) {
      names.add(name.toLowerCase());
    }
    if (source.includes('$$')) {
      names.add('math').add('inline math');
    }
  }
  return names;
}
