import {expect, test} from 'vitest';
import {synthesize} from '../../corpus/synthesize';
import {isWithinOneEdit} from './edits';
import {kinds, makeQueries, type Split} from './generate';
import {normalize} from './normalize';

const pages = synthesize(60, 1);
const make = (split: Split, seed = 1) => makeQueries(pages, {seed, split, perKind: 8});
const queries = make('held-out');
const of = (wanted: string) => queries.filter(({kind}) => kind === wanted);
const normalizedText = (path: string) => {
  const {title, sections} = pages.find((page) => page.path === path) ?? {title: '', sections: []};
  const parts = sections.flatMap(({heading, text, code}) => [heading, text, code]);
  return normalize([title, ...parts].join('\n'));
};

test('there are queries of every kind, each with one to five answers', () => {
  for (const kind of Object.keys(kinds)) {
    expect(of(kind).length, kind).toBeGreaterThan(2);
  }
  expect(queries.every(({answers}) => answers.length >= 1 && answers.length <= 5)).toBe(true);
});

test('the same seed gives the same queries; the splits share none', () => {
  expect(make('held-out')).toEqual(queries);
  expect(make('held-out', 2)).not.toEqual(queries);
  const held = new Set(queries.map(({query}) => query));
  const titles = make('tune').filter(({kind}) => kind === 'title' || kind === 'term');
  expect(titles.filter(({query}) => held.has(query))).toEqual([]);
});

test('some kinds alone are the same as among all', () => {
  const only = makeQueries(pages, {seed: 1, split: 'held-out', perKind: 8, only: ['typo']});
  expect(only).toEqual(of('typo'));
});

test('what is asked as it is written stands in every answer', () => {
  for (const kind of ['title', 'heading', 'term', 'prefix', 'mixed', 'phrase', 'symbols']) {
    for (const {query, answers} of of(kind)) {
      for (const path of answers) {
        expect(normalizedText(path), `${kind} ${query}`).toContain(normalize(query));
      }
    }
  }
});

test('what is asked otherwise than it is written stands in no page', () => {
  for (const kind of ['typo', 'homophone', 'pinyin', 'traditional']) {
    for (const {query} of of(kind)) {
      const [page] = pages.filter(({path}) => normalizedText(path).includes(normalize(query)));
      expect(page?.path, `${kind} ${query}`).toBeUndefined();
    }
  }
});

test('a typo is one edit away from a word of each answer', () => {
  for (const {query, answers} of of('typo')) {
    for (const path of answers) {
      const words = normalizedText(path).match(/[a-z]+/g) ?? [];
      expect(words.some((word) => isWithinOneEdit(word, query.toLowerCase()))).toBe(true);
    }
  }
});
