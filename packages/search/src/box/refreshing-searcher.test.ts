import {beforeEach, describe, expect, it} from 'vitest';
import {buildIndex} from '../index/build/index.ts';
import type {SearchResults} from '../index/types.ts';
import {createRefreshingSearcher} from './refreshing-searcher.ts';

function indexOf(title: string) {
  const sections = [{heading: '', anchor: '', text: `${title}版：差分信号与终端电阻。`, code: ''}];
  return new Map(buildIndex([{title, path: title, breadcrumb: [], sections}]));
}

/** The files of the host, and the names that it was asked for. */
let files = new Map<string, string>();
let asked: string[] = [];

function fetchFile(name: string): Promise<string> {
  asked.push(name);
  const text = files.get(name);
  return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(text);
}

function titlesOf({pages}: SearchResults): readonly string[] {
  return pages.map(({title}) => title.map(({text}) => text).join(''));
}

beforeEach(() => {
  files = indexOf('旧');
  asked = [];
});

describe('a searcher that outlives its index', () => {
  it('searches the new index after an update of the site', async () => {
    const searcher = createRefreshingSearcher(fetchFile);
    await searcher.load();
    files = indexOf('新');
    const results = await searcher.search('终端电阻', {limit: 5});
    expect([titlesOf(results), results.isPartial]).toEqual([['新'], false]);
  });

  it('returns partial results without an update', async () => {
    const searcher = createRefreshingSearcher(fetchFile);
    await searcher.load();
    files = new Map([...files].filter(([name]) => name === 'first.json'));
    expect((await searcher.search('终端电阻', {limit: 5})).isPartial).toBe(true);
  });

  it('returns partial results if it cannot check for an update', async () => {
    const searcher = createRefreshingSearcher(fetchFile);
    await searcher.load();
    files.clear();
    expect((await searcher.search('终端电阻', {limit: 5})).isPartial).toBe(true);
  });

  it('fetches the first tier once while no file is missing', async () => {
    const searcher = createRefreshingSearcher(fetchFile);
    await searcher.search('终端', {limit: 5});
    await searcher.search('终端电阻', {limit: 5});
    expect(asked.filter((name) => name === 'first.json')).toHaveLength(1);
  });

  it.each([
    ['missing', undefined],
    ['damaged', '<!doctype html>'],
  ])('starts again after a first tier that is %s', async (_how, text) => {
    const whole = files;
    files = new Map(text === undefined ? [] : [['first.json', text]]);
    const searcher = createRefreshingSearcher(fetchFile);
    await expect(searcher.load()).rejects.toThrow();
    await expect(searcher.search('终端电阻', {limit: 5})).rejects.toThrow();
    files = whole;
    expect(titlesOf(await searcher.search('终端电阻', {limit: 5}))).toEqual(['旧']);
  });
});
