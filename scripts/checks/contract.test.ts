import {expect, it} from 'vitest';
import {coverRows, idsIn, readRows, ringsOf, writeRings} from './contract';

const markdown = `| id | what | ring |
|---|---|---|
| S1 | the navbar | first |
| S2 | the \\| menu | first |
| B10 | the rest | first, outer |
`;

const first = (title: string) => ({title, isOuter: false});
const outer = (title: string) => ({title, isOuter: true});

it('reads rows, with their rings', () => {
  expect(readRows(markdown).map(({id, rings}) => `${id}: ${rings}`)).toEqual([
    'S1: first',
    'S2: first',
    'B10: first, outer',
  ]);
});

it('reads ids and ranges from titles', () => {
  expect([...idsIn('S1 B10 the navbar')]).toEqual(['S1', 'B10']);
  expect(idsIn('R1–R3 every route')).toEqual(new Set(['R1', 'R2', 'R3']));
  expect(idsIn('RS485 at 115200 baud, %E4%B8').size).toBe(0);
});

it('joins rows and tests, and finds the row without a test', () => {
  const tests = ['S1 shows', 'S1 hides', 'S9 is no row'].map(first);
  const {rows, unknown} = coverRows(readRows(markdown), tests);
  expect(rows.map(({id, tests: own}) => [id, own.length])).toEqual([
    ['S1', 2],
    ['S2', 0],
    ['B10', 0],
  ]);
  expect(unknown).toEqual(['S9']);
});

it('finds the row that only the outer ring proves, and writes which rings prove the others', () => {
  const tests = [first('S1 shows'), outer('S1 shows on all pages'), outer('S2 opens')];
  const {rows} = coverRows(readRows(markdown), [...tests, first('B10 is there')]);
  expect(rows.map(ringsOf)).toEqual(['first, outer', '', 'first']);
  expect(readRows(writeRings(markdown, rows)).map(({rings}) => rings)).toEqual([
    'first, outer',
    '',
    'first',
  ]);
});
