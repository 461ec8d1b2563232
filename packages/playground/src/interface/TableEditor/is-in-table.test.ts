import {expect, it} from 'vitest';
import {isInTable} from './is-in-table.ts';

const table = (rows: number) => `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(rows)}`;

it('F18 looks a bounded way up for the head of a table', () => {
  const near = table(1000);
  expect(isInTable(near, near.length - 2)).toBe(true);
  const far = table(200_000);
  expect(isInTable(far, 20)).toBe(true);
  expect(isInTable(far, far.length - 2)).toBe(false);
});
