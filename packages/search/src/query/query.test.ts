import {expect, it} from 'vitest';
import {createSynonyms} from '../text/synonyms.ts';
import {readQuery} from './query.ts';

const simplified = new Map<string, string>();
const synonyms = createSynonyms([['链接', 'link'], ['删除线']], simplified);
const weightsOf = (query: string) =>
  Object.fromEntries(
    readQuery(query, simplified, synonyms).terms.map(({term, weight}) => [term, weight]),
  );

it('characters between two words count less in a short query, but not in a piece of a text', () => {
  expect(weightsOf('插入链接')).toEqual({插入: 1, 入链: 0.3, 链接: 0.9, '@0': 1});
  expect(weightsOf('在这里插入链接')).toMatchObject({入链: 1, 链接: 0.9, '@0': 1});
});

it('in a list of words, the meaning counts more than the spelling', () => {
  expect(weightsOf('插入 链接')).toEqual({插入: 1, 链接: 0.3, '@0': 1.5});
});

it('a word beside a character that only joins counts little', () => {
  expect(weightsOf('git和链接怎么写')).toMatchObject({git和: 0.3});
  expect(weightsOf('git提交怎么写')).toMatchObject({git提: 0.9});
});

it('the length counts a concept as one token, as that of a heading does', () => {
  expect(readQuery('删除线写法', simplified, synonyms).length).toBe(3);
});
