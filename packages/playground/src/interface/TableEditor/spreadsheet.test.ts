import Papa from 'papaparse';
import {describe, expect, it} from 'vitest';
import {unguarded} from '../../formula-guard.ts';
import {cellsOf} from '../../worker/table/read-cells.ts';
import {toCsv, toHtml, toTsv} from './spreadsheet.ts';

describe('cells', () => {
  const cells = [
    ['名称', 'a "x"'],
    ['1,5', '2\n3'],
    ['<b>&', '=1+1'],
    ['-5', '-a'],
  ];

  it('X17 come back from TSV and CSV as they were', () => {
    expect(unguarded(cellsOf(toTsv(cells)))).toEqual(cells);
    const csv = toCsv(cells);
    expect(csv).toBe('\uFEFF名称,"a ""x"""\r\n"1,5","2\n3"\r\n<b>&,"\'=1+1"\r\n-5,"\'-a"\r\n');
  });

  it('X17 are escaped in HTML', () => {
    expect(toHtml(cells)).toContain('<td>&lt;b>&amp;</td>');
    expect(toHtml(cells)).toContain('<td>2<br style="mso-data-placement:same-cell">3</td>');
  });
});

const formulas = [
  '=1+1',
  '=HYPERLINK("http://e")',
  "=cmd|'/C calc'!a1",
  '+1+1',
  '-1+1',
  '-2+3+cmd|x',
  '@SUM(1)',
  '\t=1',
  '\t1',
  '\r1',
  '\n=1',
  ' =1+1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF@a',
  '＝1+1',
  '＋1＋1',
  '－a',
  '＠SUM(1)',
  '﹦1',
  '-5 m',
  '+86 10 1234',
  '--help',
  '-=1',
];

const plain = [
  ...['-5', '+3.2', '-5%', '-1,234.50', '-.5', '-1e-3', '－５', '-5 %', '-', '--', '+', '−5'],
  ...['', 'a=1', '1-1', '中文', "'a'", '5', '*a*', '#', '1=2', '（=1）', 'a@b.example'],
];

describe('X41 a cell that a spreadsheet would run', () => {
  it.each(formulas)('has an apostrophe in every way out: %j', (formula) => {
    const cell = `'${formula}`;
    const [[csv] = []] = cellsAsGiven(toCsv([[formula, 'a']]), ',');
    const [[tsv] = []] = cellsAsGiven(toTsv([[formula, 'a']]), '\t');
    expect(csv).toBe(cell);
    expect(tsv).toBe(cell);
    const [, html = ''] = /<td>(.*?)<\/td>/s.exec(toHtml([[formula]])) ?? [];
    expect(html).toMatch(/^'/);
  });

  it.each(plain)('is not a number, a sign or a text, which stays: %j', (cell) => {
    const [[csv] = []] = cellsAsGiven(toCsv([[cell, 'a']]), ',');
    const [[tsv] = []] = cellsAsGiven(toTsv([[cell, 'a']]), '\t');
    expect([csv, tsv]).toEqual([cell, cell]);
    expect(toHtml([[cell]])).toContain(`<td>${cell}</td>`);
  });

  it('comes back to the grid as it was', () => {
    const column = [...formulas, ...plain, "'=1", "''-a", "'a"].filter(
      (cell) => !/[\r\n]/.test(cell),
    );
    const rows = column.map((cell) => ['a', cell]);
    expect(unguarded(cellsOf(toTsv(rows)))).toEqual(rows);
    expect(unguarded([["'=1", "''=1", "'a", "'-5"]])).toEqual([['=1', "'=1", "'a", "'-5"]]);
  });
});

/** Cells as another program reads them. */
function cellsAsGiven(text: string, delimiter: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {delimiter, newline: '\r\n'}).data;
}

it('X41 a cell with the separator of another country is in quotes, and begins no other cell', () => {
  expect(toCsv([['a;=1+1', 'a\t=1', 'b']])).toBe('\uFEFF"a;=1+1","a\t=1",b\r\n');
});
