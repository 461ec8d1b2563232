import {describe, expect, it} from 'vitest';
import {createSynonyms} from './synonyms.ts';

const synonyms = createSynonyms(
  [
    ['加粗', '粗体', 'Bold', '**'],
    ['换行', 'line break'],
    ['列表', 'list'],
    ['任务列表', 'task list'],
  ],
  new Map([['體', '体']]),
);
const conceptsOf = (text: string) =>
  synonyms.in(text).map(({concept, from, to}) => [concept, text.slice(from, to)]);

describe('concepts', () => {
  it.each([
    ['怎么加粗', [['@0', '加粗']]],
    ['how to make text bold', [['@0', 'bold']]],
    ['line breaks', [['@1', 'line breaks']]],
    ['line breakage', []],
    ['boldly', []],
    ['--bold-face', []],
    ['**', [['@0', '**']]],
    ['***', []],
    ['任务列表', [['@3', '任务列表']]],
    ['task lists', [['@3', 'task lists']]],
    [
      '列表里换行',
      [
        ['@2', '列表'],
        ['@1', '换行'],
      ],
    ],
    ['别的', []],
  ])('of %j', (text, expected) => {
    expect(conceptsOf(text)).toEqual(expected);
  });

  it('have their words in the form that the search compares', () => {
    expect(synonyms.wordsOf('@0')).toEqual(['加粗', '粗体', 'bold']);
  });

  it('in articles are words alone, because code has signs of all kinds', () => {
    expect(synonyms.wordsAt('粗体', '粗体是一种', 0)).toMatchObject([{concept: '@0', tokens: 1}]);
    expect(synonyms.wordsAt('＊＊', '**粗**', 0)).toEqual([]);
  });
});

it('no groups find nothing', () => {
  expect(createSynonyms([], new Map()).in('加粗')).toEqual([]);
});
