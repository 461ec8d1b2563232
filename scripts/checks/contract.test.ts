import {expect, it} from 'vitest';
import {coverRows, idsIn, readRows} from './contract';

const markdown = `| id | what |
|---|---|
| S1 | the navbar |
| S2 | the menu |
| B10 | the rest |
`;

it('reads rows', () => {
  expect(readRows(markdown).map(({id}) => id)).toEqual(['S1', 'S2', 'B10']);
});

it('reads ids and ranges from titles', () => {
  expect([...idsIn('S1 B10 the navbar')]).toEqual(['S1', 'B10']);
  expect(idsIn('R1–R3 every route')).toEqual(new Set(['R1', 'R2', 'R3']));
  expect(idsIn('RS485 at 115200 baud, %E4%B8').size).toBe(0);
});

it('joins rows and tests, and finds the row without a test', () => {
  const {rows, unknown} = coverRows(readRows(markdown), ['S1 shows', 'S1 hides', 'S9 is no row']);
  expect(rows.map(({id, tests}) => [id, tests.length])).toEqual([
    ['S1', 2],
    ['S2', 0],
    ['B10', 0],
  ]);
  expect(unknown).toEqual(['S9']);
});
