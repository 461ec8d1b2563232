import {expect, test} from 'vitest';
import {measured, no, official, partly, thirdParty, yes} from './evidence.ts';
import {byDeviation, citationsOf, countByFeature, totalsOf} from './model.ts';
import type {PlatformGroup} from './groups.ts';
import {features} from './features.ts';

const docs = official('Docs', 'https://example.com/docs', '1.0');
const run = measured('Run', 'https://example.com/run');
const review = thirdParty('Review', 'https://example.com/review');

const groups: PlatformGroup[] = [
  {
    id: 'a',
    name: '甲',
    platforms: [
      {
        id: 'one',
        name: 'One',
        scope: '',
        cells: {tables: yes(docs), math: partly([review, run], '要装插件')},
      },
      {
        id: 'two',
        name: 'Two',
        scope: '',
        cells: {math: yes(docs, '', '2026-12-01'), html: no(review)},
      },
    ],
  },
];

test('counts every cell of every platform', () => {
  expect(totalsOf(groups)).toEqual({
    platforms: 2,
    cells: 2 * features.length,
    known: 4,
    unknown: 2 * features.length - 4,
    thirdPartyOnly: 1,
  });
});

test('puts the way of writing first that most platforms take', () => {
  const rows = countByFeature(groups);
  expect(rows.slice(0, 2).map(({id}) => id)).toEqual(['math', 'tables']);
  expect(rows[0]?.counts).toEqual({yes: 1, partly: 1, no: 0, unknown: 0});
  expect(rows.find(({id}) => id === 'html')?.counts).toEqual({
    yes: 0,
    partly: 0,
    no: 1,
    unknown: 1,
  });
  expect(rows).toHaveLength(features.length);
});

test('lists each source once, in the order of the tables, with its platform', () => {
  expect(citationsOf(groups)).toEqual([
    {source: docs, platform: 'One'},
    {source: review, platform: 'One'},
    {source: run, platform: 'One'},
  ]);
});

test('X37 puts the column first that most platforms render in part or not at all', () => {
  const columns = byDeviation(groups).map(({id}) => id);
  expect(columns.slice(0, 2)).toEqual(['math', 'html']);
  expect(columns).toHaveLength(features.length);
});
