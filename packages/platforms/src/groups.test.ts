import {describe, expect, test} from 'vitest';
import type {Cell} from './evidence.ts';
import {features} from './features.ts';
import {groups} from './groups.ts';

const platforms = groups.flatMap((group) => group.platforms);
const cells = platforms.flatMap(({name, cells}) =>
  Object.entries(cells).map(([feature, cell]) => ({name, feature, cell})),
);

/** Names the cells that fail, so that the report says where to look. */
function cellsWhere(fails: (cell: Cell) => boolean): string[] {
  return cells
    .filter(({cell}) => fails(cell))
    .map(({name, feature, cell}) => `${name}, ${feature}: ${JSON.stringify(cell)}`);
}

function isIsoDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
}

describe('the table of platforms', () => {
  test('names every platform and every group once', () => {
    expect(new Set(platforms.map(({name}) => name)).size).toBe(platforms.length);
    expect(new Set(platforms.map(({id}) => id)).size).toBe(platforms.length);
    expect(platforms.filter(({id}) => !/^[a-z-]+$/.test(id))).toEqual([]);
    expect(new Set(groups.map(({id}) => id)).size).toBe(groups.length);
  });

  test('knows the features that it speaks of, and says something of each', () => {
    const spoken = new Set(cells.map(({feature}) => feature));
    expect([...spoken].sort()).toEqual(features.map(({id}) => id).sort());
  });

  test('has a source with a title and an https address for every cell', () => {
    expect(cells.length).toBeGreaterThan(0);
    expect(cellsWhere(({sources}) => (sources as readonly unknown[]).length === 0)).toEqual([]);
    expect(
      cellsWhere(({sources}) =>
        sources.some(({title, url}) => title.trim() === '' || new URL(url).protocol !== 'https:'),
      ),
    ).toEqual([]);
  });

  test('has a real date for every cell', () => {
    expect(cellsWhere(({checked}) => !isIsoDate(checked))).toEqual([]);
    expect(isIsoDate('2026-02-30') || isIsoDate('soon')).toBe(false);
  });

  test('says what limits a way of writing that works in part', () => {
    expect(cellsWhere(({value, note}) => value === 'partly' && note === '')).toEqual([]);
  });

  test('closes the code in its notes, and ends them without a full stop', () => {
    expect(cellsWhere(({note}) => note.split('`').length % 2 === 0 || /[。.]$/.test(note))).toEqual(
      [],
    );
  });

  test('describes each source once', () => {
    const sources = [...new Set(cells.flatMap(({cell}) => cell.sources))];
    expect(new Set(sources.map(({url}) => url)).size).toBe(sources.length);
  });
});
