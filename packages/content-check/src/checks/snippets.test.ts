import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadParsers} from '../parsers/index.ts';
import {withDefaults} from '../config.ts';
import {readArticle} from './article.ts';
import type {WordedFinding} from './issue.ts';
import {checkSnippets} from './snippets.ts';
import {inEnglish} from '../messages/to-issues.ts';

const {snippets: parsers} = await loadParsers();

function check(source: string): WordedFinding[] {
  const result = readArticle('docs/a.md', source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return checkSnippets(result.article, parsers, withDefaults().languages).map(inEnglish);
}

const fixture = (name: string) =>
  readFileSync(new URL(`./fixtures/snippets-${name}.md`, import.meta.url), 'utf8');
const fence = (language: string, source: string) => `\`\`\`${language}\n${source}\n\`\`\`\n`;

describe('checkSnippets', () => {
  it('accepts valid snippets, and invalid ones that are marked broken', () => {
    expect(check(fixture('good'))).toEqual([]);
  });

  it('finds each fault at its place', () => {
    const found = check(fixture('bad')).map(
      ({line, column, rule}) => `${line}:${column} ${rule.replace('snippet/', '')}`,
    );
    expect(found).toEqual([
      '7:9 json',
      '12:2 jsonc',
      '17:9 yaml',
      '21:22 ts',
      '27:25 tsx',
      '31:16 js',
      '35:2 jsx',
      '41:14 mdx',
      '46:14 css',
      '52:4 bash',
      '57:8 console',
      '62:11 c',
      '67:19 cpp',
      '71:7 python',
      '76:1 powershell',
      '80:1 ini',
      '85:9 rust',
      '91:19 go',
      '95:29 java',
      '99:14 php',
      '104:8 ruby',
      '110:17 csharp',
      '114:16 html',
      '118:14 sql',
      '122:9 math',
      '127:3 math',
      '130:10 inline-math',
      '130:17 inline-math',
      // after the markers of a list and of a block quote
      '136:9 json',
      '141:5 json',
      // marked broken
      '144:1 json',
      '148:1 text',
      '154:8 toml',
      // unknown, whether marked broken or not
      '157:1 language',
      '161:3 language',
      '166:18 geojson',
      '170:9 topojson',
      // self-closed only in appearance
      '174:6 html',
    ]);
  });

  it.each(['good', 'bad'])('has a %s snippet for each parser', (name) => {
    const source = fixture(name);
    const languages = [...source.matchAll(/^ *```([\w+-]+)/gm)].map(
      ([, language = '']) => language,
    );
    const tried = ['inline math', ...languages].map((language) => parsers.get(language));
    const untried = [...parsers].filter(([, parse]) => !tried.includes(parse));
    expect(untried.map(([language]) => language)).toEqual([]);
  });

  it.each([
    ['bash', 'if true; then a', 'This is not valid bash: "fi" is missing. Correct it, or write'],
    ['ts', 'let a: = 1', 'This is not valid ts: Type expected. Correct it'],
    ['math', '\\foo', 'This is not valid math: Undefined control sequence: \\foo. Correct it'],
    ['json', '{"a": }', 'This is not valid json: Unexpected token'],
    ['toml', 'a 1', 'This is not valid toml: '],
    ['html', '<b>a', 'This is not valid html: <b> is not closed.'],
    ['html', '</b>', 'This is not valid html: </b> closes nothing.'],
    ['html', '<p a=1 a=2>', 'This is not valid html: Unexpected duplicate attribute.'],
    ['sql', 'SELECT a FROM;', 'This is not valid sql: unexpected'],
    ['sql broken', 'SELECT 1', 'This sql parses, though marked "broken".'],
    [
      'jsno',
      '{}',
      'Nothing here can highlight the language "jsno". Did you mean "json"? Write the name of one that can be, or text.',
    ],
    ['text broken', 'a', 'No parser checks text, so "broken" has no effect.'],
  ])('quotes what the parser says about this %s: %s', (language, source, words) => {
    expect(check(fence(language, source)).map(({message}) => message)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it.each([
    ['[1,]', 3],
    ['{"a//b": 1} // c', 13],
    ['{"a": }', 7],
    ['', 1],
  ])('finds the place of a mistake that JSON.parse does not locate: %s', (source, column) => {
    expect(check(fence('json', source))).toMatchObject([{line: 2, column}]);
  });

  it('accepts JSONC whose root is a list', () => {
    expect(check(fence('jsonc', '[1, /* a */ 2,]'))).toEqual([]);
  });
});
