import {expect, test} from 'vitest';
import {no, official, partly, yes, type Platform} from '@markdown-zh/platforms/evidence';
import {features} from '@markdown-zh/platforms/features';
import {compare} from './model';

const docs = official('Docs', 'https://example.com/docs');

const one: Platform = {
  id: 'one',
  name: 'One',
  scope: '',
  cells: {
    tables: yes(docs),
    tasks: yes(docs),
    links: partly(docs, '要装插件'),
    math: partly(docs, '要装插件'),
    html: no(docs),
    emoji: yes(docs),
    files: yes(docs),
  },
};
const two: Platform = {
  ...one,
  id: 'two',
  cells: {
    tables: yes(docs, '打字不行'),
    tasks: partly(docs, '只在评论里'),
    links: partly(docs, '先打开设置'),
    math: partly(docs, '要装插件'),
    html: no(docs),
    emoji: no(docs),
  },
};

const idsOf = (rows: ReturnType<typeof compare>['alike']) => rows.map(({feature}) => feature.id);

test('X34 puts yes against no first, then what is partial, then what nobody has checked', () => {
  const {different} = compare([one, two]);
  expect(idsOf(different)).toEqual(['emoji', 'tasks', 'links', 'files']);
});

test('X34 a condition is a difference only of what works in part', () => {
  const {alike} = compare([one, two]);
  expect(idsOf(alike)).toEqual(expect.arrayContaining(['tables', 'math', 'html', 'footnotes']));
  expect(idsOf(compare([one, {...one, id: 'copy'}]).different)).toEqual([]);
});

test('X34 every feature is compared once, with an answer for each platform in their order', () => {
  const {different, alike} = compare([two, one]);
  const rows = [...different, ...alike];
  expect(idsOf(rows).sort()).toEqual(features.map(({id}) => id).sort());
  expect(rows.find(({feature}) => feature.id === 'files')?.cells).toEqual([
    undefined,
    one.cells.files,
  ]);
});
