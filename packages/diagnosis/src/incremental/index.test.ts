import {isDeepStrictEqual} from 'node:util';
import specification from 'commonmark-spec';
import {describe, expect, it} from 'vitest';
// The repository's random texts, for all tests.
// eslint-disable-next-line import-x/no-relative-packages
import {edited, randomFrom, randomText} from '../../../../tests/support/random-texts.ts';
import {parseCjkFriendly, parseCommonMark} from '../engines.fixture.ts';
import {allCases} from '../rules/all-cases.fixture.ts';
import {parseGfm} from '../text/parse.ts';
import {createParser, rootOf} from './index.ts';
import type {Parse} from './parse.ts';

const parsers: Record<string, Parse> = {
  'GFM and CJK': parseCjkFriendly,
  GFM: parseGfm,
  CommonMark: parseCommonMark,
};
const gfm: Parse = parseCjkFriendly;

/** The start of a table. A parser that sees only its first line takes that line for a definition. */
const head = `[a]: ${'b'.repeat(1000)}\n|-|`;

const paragraphs = allCases.flatMap(({cases: {fails, passes}}) => [
  ...fails.flatMap(({text, fixed}) => [text, fixed]),
  ...passes,
]);
const examples = specification.tests.map(({markdown}) =>
  markdown.replaceAll('→', '\t').replace(/\n$/, ''),
);

/** Parses texts one after another, and returns the first whose tree differs from the full parser's. */
function firstWrong(full: Parse, texts: Iterable<string>): string | undefined {
  const parseNext = createParser(full);
  for (const text of texts) {
    // Without the root's `checked`; see `rootOf`.
    const {type, children, position} = full(text);
    if (!isDeepStrictEqual(rootOf(parseNext(text)), {type, children, position})) {
      return text;
    }
  }
  return undefined;
}

function* editsOf(seed: number, pieces: number, count: number) {
  const random = randomFrom(seed);
  const past = [randomText(random, pieces, [examples, paragraphs])];
  for (let index = 0; index < count; index++) {
    const last = past.at(-1) ?? '';
    yield last;
    past.push(
      random(12) === 0 ? (past[random(past.length)] ?? '') : edited(random, last, examples),
    );
  }
}

describe('what it gives is the full parser’s tree', () => {
  it.each(Object.entries(parsers))('after random edits, with %s', (_, full) => {
    const wrong = [...Array(20).keys()].flatMap((seed) => {
      const text = firstWrong(full, editsOf(seed, 1 + (seed % 10), 20));
      return text === undefined ? [] : [{seed, text}];
    });
    expect(wrong).toEqual([]);
  });

  it('for long texts, which are parsed in pieces', () => {
    for (const seed of [1, 2, 3]) {
      expect(firstWrong(gfm, editsOf(seed, 300, 4))).toBeUndefined();
    }
  });

  it.each([
    ['a table that its second line unmakes', 'a\n| b |\n| - |\nc', 'a\n| b |\n| = |\nc'],
    ['text that joins a quote', '> a\n# b\n\nc', '> a\nb\n\nc'],
    ['a list marker that heads a table', 'a\n\n| - |\n\nb', 'a\n*\n| - |\n\nb'],
    ['a title on the line below a definition', "[a]: b\n[c]: d\n'e", "[a]: b\n[c]: d\n'e'"],
    [
      'a lazy line below a table in a quote',
      'a\n\nb\n| - |\n\nc',
      '> | a |\n> | - |\nb\n| - |\n\nc',
    ],
    ['an underline below definitions', '[a]: b\n[c]: d\ne\n\nf', '[a]: b\n[c]: d\ne\n===\n\nf'],
    ['a list that could not interrupt the text above', 'a\n\n-\nb', 'a\n-\nb'],
    ['a list behind indented code', '    a\n\nb', '    a\n\n2. b'],
    ['indented code behind a list', '   - a\n\n    b', '   - a\n\n    b\n    c'],
    ['a definition that becomes a table', '[a]\n\n[a]: b\n\n\nc', '[a]\n\n[a]: b\n|-|\n\nc'],
    ['a long table head like a definition', `[a]\n\n${head}\n\n[a]: b`, `[a]\n\n${head}\n\n[a] b`],
    ['a text before such a table head', `b\n\n${head}\n\nc`, `[a]\n\n${head}\n\nc`],
    [
      'an open block in a footnote',
      'a[^a]\n\n[^a]: b\n    <pre>\n\nc',
      '\n\n[^a]: b\n    <pre>\n\nc',
    ],
    ['text that joins a list', '- a\n\nb', '- a\n\n  b'],
    ['a list that becomes loose', '- a\n- b\n\nc', '- a\n\n- b\n\nc'],
    ['a fence that opens', 'a\n\nb\n\n- c', 'a\n\n```b\n\n- c'],
    ['a fence that closes', '```\na\n\n[b]: c\n\n[b]', '```\na\n```\n[b]: c\n\n[b]'],
    ['a definition that comes', '[a]\n\n> [A] b', '[a]\n\n> [A]: b'],
    ['a label that begins on its second line', '> [\n> a]\n\n[a] b', '> [\n> a]\n\n[a]: b'],
    ['a label with U+0000', '[a\0]\n\n[a\uFFFD] b', '[a\0]\n\n[a\uFFFD]: b'],
    ['a label in another case', '[ẞ]\n\n[SS] b', '[ẞ]\n\n[SS]: b'],
    ['a definition that goes', '[a] [b\n c]\n\n[a]: b\n[B C]: d', '[a] [b\n c]\n\n[a: b\n[B C] d'],
    ['one of two definitions that goes', '[a]\n\n[a]: b\n\n[a]: c', '[a]\n\n[a]: b\n\n[a] c'],
    [
      'a footnote’s label where it is a link’s',
      '[x]: y\n    [^a]: b\n\n[^a]',
      '[x]: y\n    [^a]: b\n\n[^a] c',
    ],
    [
      'a label that is too long in lower case',
      `[${'İ'.repeat(600)}]`,
      `[${'İ'.repeat(600)}]\n\n[${'İ'.repeat(600)}]: a`,
    ],
    ['a carriage return that gets its line feed', 'a\r\r# b', 'a\r\r\n# b'],
    ['a byte order mark that comes', 'a\n\nb', '\uFEFFa\n\nb'],
    ['a byte order mark behind a byte order mark', '\uFEFF\uFEFFa', '\uFEFF\uFEFFa\n\n\uFEFFb'],
    ['no text any more', 'a\n\nb', ''],
  ])('for %s', (_, before, after) => {
    expect(firstWrong(gfm, [before, after, before])).toBeUndefined();
  });

  it('for thousands of nested blocks, which the full parser manages, too', () => {
    const parseNext = createParser(gfm);
    parseNext('a');
    expect(rootOf(parseNext(`a\n\n${'>'.repeat(2000)} b\n\nc`)).children).toHaveLength(3);
    expect(rootOf(parseNext(`a\n\n${'>'.repeat(2000)} b\n\nd`)).children).toHaveLength(3);
  });
});

describe('what an edit leaves', () => {
  const parseNext = createParser(gfm);
  const before = parseNext('# 甲\n\n乙\n\n- 丙\n\n丁\n\n戊').blocks;
  const after = parseNext('# 甲\n\n乙\n\n- 丙\n\n\n丁丁\n\n戊').blocks;

  it('the same blocks before it', () => {
    expect(after.map((block) => before.indexOf(block))).toEqual([0, 1, 2, -1, -1]);
  });

  it('the same nodes behind it, at new places', () => {
    const nodes = before.map(({node}) => node);
    expect(after.map(({node}) => nodes.indexOf(node))).toEqual([0, 1, 2, -1, 4]);
    expect(after.map(({from}) => from)).toEqual([0, 5, 8, 14, 18]);
    expect(after.map(({line}) => line)).toEqual([0, 2, 4, 7, 9]);
  });

  it('the same document for the same text', () => {
    const document = parseNext('a');
    expect(parseNext('a')).toBe(document);
    expect(parseNext('\uFEFFa')).toBe(document);
  });
});
