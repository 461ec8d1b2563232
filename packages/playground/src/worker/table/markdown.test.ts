import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {describe, expect, it} from 'vitest';
import {gfmExamples} from '@markdown-zh/engines/examples';
import {isInTable} from '../../interface/TableEditor/is-in-table.ts';
import {mostColumns} from '../../interface/TableEditor/model.ts';
import {
  asBlock,
  blockOffset,
  LargeTableError,
  tableAt,
  writeTable,
  type FoundTable,
} from './markdown.ts';

const htmlOf = (source: string) =>
  micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });

/** All tables of a text. */
function tablesOf(source: string): FoundTable[] {
  const tables: FoundTable[] = [];
  for (const {index} of source.matchAll(/^.*$/gm)) {
    const isNew = index > (tables.at(-1)?.to ?? -1);
    const found = isNew && isInTable(source, index) ? tableAt(source, index) : undefined;
    tables.push(...(found ? [found] : []));
  }
  return tables;
}

function rewritten(source: string): string {
  return tablesOf(source).reduceRight(
    (text, {from, to, lineBreak, table}) =>
      text.slice(0, from) + writeTable(table, lineBreak) + text.slice(to),
    source,
  );
}

const rowsAt = (source: string, offset = 0) => tableAt(source, offset)?.table.rows;

describe('a table', () => {
  it('X15 is found at every place of its lines, and nowhere else', () => {
    const source = '前\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n后';
    const found = tableAt(source, source.indexOf('1'));
    expect(found).toEqual({
      from: 3,
      to: 32,
      lineBreak: '\n',
      table: {
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
        align: [null, 'center'],
      },
      whole: undefined,
    });
    for (let offset = 0; offset <= source.length; offset += 1) {
      const isInside = offset >= 3 && offset <= 32;
      expect(tableAt(source, offset) !== undefined).toBe(isInside);
      expect(isInTable(source, offset)).toBe(isInside);
    }
  });

  it.each([
    ['escaped pipes', '| a\\|b | `c\\|d` |\n|-|-|', [['a|b', '`c|d`']]],
    ['an escaped backslash before a pipe', '| a\\\\| b |\n|-|-|', [['a\\\\', 'b']]],
    ['code does not hide a pipe', '| `a | b` |\n|-|-|', [['`a', 'b`']]],
    [
      'no pipes at the edges',
      'a | b\n-- | --  \n1 | 2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells',
      '| a | |\n|-|-|\n|| 2 |\n| |',
      [
        ['a', ''],
        ['', '2'],
        ['', ''],
      ],
    ],
    ['one column', '| a |\n|-|\n| 1 |\nb', [['a'], ['1'], ['b']]],
    ['line breaks', '| a<br>b | c |\n|-|-|', [['a\nb', 'c']]],
    [
      'short rows are filled',
      '| a | b |\n|-|-|\n| 1 |',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
  ])('X15 is read as GFM does: %s', (_, source, rows) => {
    expect(rowsAt(source)).toEqual(rows);
  });

  it('X15 keeps cells beyond its last column apart, to be shown', () => {
    const found = tableAt('| a |\n|---|\n| 1 | 2 |\n| 3 | |', 0);
    expect(found?.table.rows).toEqual([['a'], ['1'], ['3']]);
    expect(found?.whole?.rows).toEqual([
      ['a', ''],
      ['1', '2'],
      ['3', ''],
    ]);
  });

  it('F18 names the line of a table that is too large, and does not fill its rows', () => {
    const tableOf = (columns: number) =>
      `a\n\n|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|\n'.repeat(2000)}`;
    expect(tableAt(tableOf(20), 5)?.table.rows).toHaveLength(2001);
    for (const columns of [mostColumns, mostColumns + 1]) {
      expect(() => tableAt(tableOf(columns), 5)).toThrow(new LargeTableError(3));
    }
  });

  it.each([
    ['a code block', '```\n| a |\n|---|\n```', 5],
    ['columns of another number', '| a | b |\n|---|\n', 0],
    ['a paragraph', 'a | b\nc', 0],
    ['a list', 'a | b\n- | -', 0],
    ['an empty text', '', 0],
    ['an escaped pipe', 'a \\| b\n-|-', 0],
  ])('X15 is not %s', (_, source, offset) => {
    expect(tableAt(source, offset)).toBeUndefined();
  });
});

describe('writing', () => {
  it.each([
    [
      'Chinese takes two columns',
      [
        ['名称', 'n'],
        ['a', '数字'],
      ],
      '| 名称 | n    |\n| ---- | ---- |\n| a    | 数字 |',
    ],
    ['pipes are escaped once', [['a|b', 'c\\|d', '`e|f`']], 'a\\|b | c\\|d | `e\\|f`'],
    ['line breaks', [['a\nb\r\nc', '\n']], 'a<br>b<br>c | <br>'],
    [
      'emoji and combining marks',
      [
        ['👨‍👩‍👧', 'e\u0301'],
        ['ab', 'c'],
      ],
      '| 👨‍👩‍👧 | e\u0301 |',
    ],
    [
      'a very long cell does not widen the others',
      [['a'], ['长'.repeat(40)]],
      `| a${' '.repeat(59)} |`,
    ],
  ])('X16 %s', (_, rows, expected) => {
    const align = (rows[0] ?? []).map(() => null);
    expect(writeTable({rows, align})).toContain(expected);
  });

  it('X16 keeps the alignment', () => {
    const source = '| a    | b    |   c  |    d |\n| ---- | :--- | :--: | ---: |';
    expect(rewritten(source)).toBe('| a | b  |  c  |  d |\n| - | :- | :-: | -: |');
  });

  it.each([
    ['a list', '- x\n\n  | a | b |\n  |---|---|\n  | 中 | 2 |\n- y'],
    ['a list, in its first line', '1. | a |\n   |---|\n   | 中 |\n2. y'],
    ['a quotation', '> | a | b |\n> |---|---|\n>| 中 | 2 |\n>\n> z'],
    ['a quotation in a list', '- > a | b\n  > --|--\n  > 中 | 2\n- y'],
    ['a quotation whose next line is outside', '> | a | b |\n> |---|---|\nx | y'],
    ['a list whose next line is outside', '- | a | b |\n  |---|---|\nx | y'],
    ['a list whose next line is outside, with a tab', '-\t| a |\n\t|---|\n\t| 1 |\nx'],
    ['a paragraph above', 'p\n| a |\n|---|\n| 1 |\n# h'],
    ['cells that are too many', '| a |\n|-|\n| 1 | 2 |'],
    ['backslashes', '| a\\\\\\|b | \\\\ | `\\\\` |\n|-|-|-|\n| \\ | \\a | c\\ |'],
  ])('X16 keeps the result of %s', (_, source) => {
    const text = rewritten(source);
    expect(tablesOf(source)).toHaveLength(1);
    expect(htmlOf(text)).toBe(htmlOf(source));
    expect(rewritten(text)).toBe(text);
  });

  it('X16 has line endings of Windows, if the text has them', () => {
    const source = '> | a | b |\r\n> |---|---|\r\n> | 中 | 2 |\r\n';
    const found = tableAt(source, 0);
    expect(found && writeTable(found.table, found.lineBreak)).toBe(
      '| a  | b |\r\n> | -- | - |\r\n> | 中 | 2 |',
    );
  });

  const examples = gfmExamples.flatMap((section) => section.examples.map(({source}) => source));
  const articles = ['docs', 'learn', 'blog', 'icms'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  it.each([
    ['specification', examples, 5],
    ['articles', articles, 100],
  ])('X16 every table of the %s renders the same', (_, texts, least) => {
    let count = 0;
    for (const text of texts) {
      for (const {from, to, lineBreak, table} of tablesOf(text)) {
        count += 1;
        const start = text.lastIndexOf('\n', from) + 1;
        const alone = text.slice(start, to);
        const written = text.slice(start, from) + writeTable(table, lineBreak);
        expect(htmlOf(written)).toBe(htmlOf(alone));
      }
    }
    expect(count).toBeGreaterThan(least);
  });
});

it('X15 a new block has its place after the block of the cursor', () => {
  expect(blockOffset('a\nb\n\nc', 0)).toBe(3);
  expect(blockOffset('- a\n  - b\n\nc', 2)).toBe(9);
  expect(blockOffset('```\n| a |\n```\n', 5)).toBe(13);
  expect(blockOffset('a\n\n\n', 3)).toBe(3);
  expect(blockOffset('', 0)).toBe(0);
});

it('F18 a block has an empty line around it, however many line feeds the text has', () => {
  expect(asBlock('a\nb', 1, 1, 'T')).toBe('\n\nT\n');
  expect(asBlock('a\n\nb', 3, 3, 'T')).toBe('T\n\n');
  expect(asBlock('', 0, 0, 'T')).toBe('T');
  const lines = '\n'.repeat(200_000);
  expect(asBlock(`${lines}a`, lines.length + 1, lines.length + 1, 'T')).toBe('\n\nT');
});
