import {describe, expect, it} from 'vitest';
import {columnsOf, countOf, linkKey, numbersOf, playgroundLink} from './model';

const section = {id: 'tabs', title: 'Tabs', reference: '/'};
const sections = [
  {
    ...section,
    total: 11,
    deviations: {marked: {equivalent: [1], different: [2, 3], refused: [4]}},
  },
  {...section, total: 1, deviations: {}},
];

describe('countOf', () => {
  it('counts what is equivalent as given, what is refused as not given', () => {
    expect(countOf(sections, 'marked')).toEqual({given: 9, refused: 1, total: 12});
  });

  it('counts everything for an engine without deviations', () => {
    expect(countOf(sections, 'commonmark')).toEqual({given: 12, refused: 0, total: 12});
  });
});

describe('columnsOf', () => {
  const engines = ['commonmark', 'marked', 'micromark'].map((id) => ({id}));
  const deviations = {
    marked: {equivalent: [], different: [2], refused: [4]},
    micromark: {equivalent: [1], different: [2], refused: []},
  };
  const ids = (list: readonly {readonly id: string}[]) => list.map(({id}) => id);

  it('X37 puts what fails most first, and what passes all apart', () => {
    const {deviating, perfect} = columnsOf(
      [{...section, total: 11, deviations}],
      [...engines].reverse(),
      'specification',
    );
    expect(ids(deviating)).toEqual(['marked', 'micromark']);
    expect(ids(perfect)).toEqual(['commonmark']);
  });

  it('X37 puts what meets an author’s intent most first', () => {
    const failing = {
      ...deviations,
      commonmark: {equivalent: [], different: [1, 2, 3], refused: []},
    };
    const columns = columnsOf([{...section, total: 11, deviations: failing}], engines, 'author');
    expect(ids(columns.deviating)).toEqual(['micromark', 'marked', 'commonmark']);
    expect(columns.perfect).toEqual([]);
  });
});

it('linkKey names the first example that differs, else the section', () => {
  const [lacking, whole] = sections;
  expect(lacking && linkKey(lacking, 'marked')).toBe(2);
  expect(lacking && linkKey(lacking, 'commonmark')).toBe('tabs');
  expect(whole && linkKey(whole, 'marked')).toBe('tabs');
});

it('numbersOf names the examples with a verdict', () => {
  expect(numbersOf(sections, 'marked', 'different')).toEqual([2, 3]);
  expect(numbersOf(sections, 'micromark', 'refused')).toEqual([]);
});

describe('playgroundLink', () => {
  it('names set, section or number, and engine', () => {
    expect(playgroundLink('commonmark', 123, {engine: 'marked'})).toBe(
      '/playground#example=commonmark/123&engine=marked',
    );
  });

  it('names the options last', () => {
    expect(playgroundLink('gfm', 'tables-extension-', {gfm: 'false', engine: 'marked'})).toBe(
      '/playground#example=gfm/tables-extension-&engine=marked&gfm=false',
    );
  });
});
