import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {formatFinding} from '@markdown-zh/content-check';
import {checkCommentEnglish, checkEnglish} from './english';

const documents = [
  'README.md',
  'DESIGN.md',
  'CONTRIBUTING.md',
  ...['bench', 'deploy', 'packages', 'plugins', 'src'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((path) => /(?:^|\/)README\.md$/.test(path) && !path.includes('node_modules'))
      .map((path) => `${folder}/${path}`),
  ),
];

const check = (source: string) => checkEnglish('a.md', source).map(formatFinding);
const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');

it.each(documents)('M7 the English of %s', (file) => {
  expect(checkEnglish(file, readFileSync(file, 'utf8')).map(formatFinding)).toEqual([]);
});

describe('checkEnglish', () => {
  it.each([
    ['25 words', `${words(25)}.`],
    ['code as one word', `${words(24)} \`npm run check -- "unit tests"\`.`],
    ['a sentence that begins with code', `${words(20)}. \`${words(9)}\` is short.`],
    ['a sentence that begins with a link', `${words(20)}. [a/b](/c) ${words(9)}.`],
    ['a long cell of a table', `| Head |\n| --- |\n| ${words(30)} |`],
    ['a block of code', '```text\nWhat stands in it is drawn anew.\n```'],
    ['a question', 'What is a lever?'],
    ['a heading and a column head', '## What it checks\n\n| What |\n| --- |\n| links |'],
    ['one colon', 'Two files: `a: b; c: d` and 1:1.'],
    ['a phrase that only looks like a calque', 'There is no file at the end of a build.'],
  ])('accepts %s', (_, source) => {
    expect(check(source)).toEqual([]);
  });

  it('names file, line, sentence and remedy of a long sentence', () => {
    expect(check(`Short.\n\nShort, and\nso on. Long ${words(12)}\n${words(13)}.`)).toEqual([
      `a.md:4:1 english/length: "Long ${words(25)}." has 26 words, and 25 are the most. Split it, or cut words.`,
    ]);
  });

  it.each(['What', 'Who', 'Whatever'])('names a sentence that begins with %s', (word) => {
    expect(check(`- Fine. **${word}** is missing stays.`)).toEqual([
      `a.md:1:1 english/subject: "${word} is missing stays." begins with "${word}". Begin with a noun.`,
    ]);
  });

  it('names a sentence with two colons or semicolons, in a table too', () => {
    expect(check('| A |\n| --- |\n| One: two; three |')).toEqual([
      'a.md:3:1 english/marks: "One: two; three" has 2 colons or semicolons. Keep one.',
    ]);
  });

  it.each([
    ['It is drawn anew.', 'anew', 'Write "again" or "from scratch".'],
    ['More is told in X.', 'is told in', 'Name the actor: "See X", "X explains".'],
    ['The text stands in the page.', 'stands in', 'Write "is", or name the action.'],
    ['It says so.', 'says so', 'Write who reports it, and how: "with a message".'],
    ['The time so grows.', 'so grows', 'Write "therefore grows".'],
    ['Take the newest one.', 'the newest one', 'Repeat the noun: "the latest build".'],
    ['The site was renewed.', 'renewed', 'Write "update" or "updated".'],
    ['The pages of a build load.', 'of a build', 'Write "in the build" or "built".'],
    ['It stays, for it works.', 'for it', 'Write "because".'],
    ['It names where two files part.', 'where two files part', 'Write "differ".'],
    ['The file is no text.', 'is no text', 'Write "is not a".'],
    ['It prints.\nIt works, too.', 'too.', 'Leave it out, or write "also" before the verb.'],
  ])('names the calque in: %s', (source, phrase, remedy) => {
    const sentence = source.split('\n').at(-1) ?? '';
    expect(check(source)).toEqual([
      `a.md:${source.split('\n').length}:1 english/calque: "${sentence}" has the calque "${phrase}". ${remedy}`,
    ]);
  });
});

describe('checkCommentEnglish', () => {
  const issues = (source: string) => checkCommentEnglish('a.tsx', source).map(formatFinding);

  it.each([
    ['lines that follow each other as one sentence', `// ${words(12)}\n// ${words(12)}.`],
    ['comments behind code', `a(); // ${words(20)}\nb(); // ${words(20)}`],
    ['a tag as a sentence of its own', `/**\n * ${words(20)}\n *\n * @param a ${words(20)}\n */`],
    ['a type in JavaScript', '/**\n * Fine.\n *\n * @returns {{a?: string, b: number[]}}\n */'],
    ['what a program reads', '// eslint-disable-next-line -- What: a; b: c'],
    [
      'text that only looks like a comment',
      `const a = <p>// What is nothing</p>, b = '/* nothing */';`,
    ],
    ['a list', '/**\n * Two:\n * - one\n * - two: a\n */'],
  ])('accepts %s', (_, source) => {
    expect(issues(source)).toEqual([]);
  });

  it('names the line of the sentence', () => {
    expect(issues(`const a = 1;\n/**\n * Fine.\n *\n * What is left.\n */\nconst b = 2;`)).toEqual([
      'a.tsx:5:1 english/subject: "What is left." begins with "What". Begin with a noun.',
    ]);
  });

  it.each([
    ['a comment at the end of a line', 'call(); // returns nothing'],
    ['a comment in JSX', 'const a = <p>{/* returns nothing */}</p>;'],
    ['a comment before a bracket', 'const a = [\n  1,\n  // returns nothing\n];'],
  ])('reads %s', (_, source) => {
    expect(issues(source)).toEqual([
      expect.stringMatching(
        /^a\.tsx:\d:1 english\/calque: "returns nothing" has the calque "nothing"\. Name it: /,
      ),
    ]);
  });
});
