import {beforeEach, describe, expect, it} from 'vitest';
import {buildIndex} from '../index/build/index.ts';
import type {SearchResults} from '../index/types.ts';
import {createRefreshingSearcher, fetchFrom} from './refreshing-searcher.ts';

function indexOf(title: string) {
  const sections = [{heading: '', anchor: '', text: `${title}版：差分信号与终端电阻。`, code: ''}];
  return new Map(buildIndex([{title, path: title, breadcrumb: [], sections}]));
}

/** The files of the host, and the names of the requested ones. */
let files = new Map<string, string>();
let requested: string[] = [];

function fetchFile(name: string): Promise<string> {
  requested.push(name);
  const text = files.get(name);
  return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(text);
}

function titlesOf({pages}: SearchResults): readonly string[] {
  return pages.map(({title}) => title.map(({text}) => text).join(''));
}

beforeEach(() => {
  files = indexOf('旧');
  requested = [];
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
    expect(requested.filter((name) => name === 'first.json')).toHaveLength(1);
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

interface FileRequest {
  readonly url: unknown;
  readonly cache: RequestCache | undefined;
}

function served(respond: () => Response) {
  const requests: FileRequest[] = [];
  const file = fetchFrom('/x/search-index/', (url, options) => {
    requests.push({url, cache: options?.cache});
    return Promise.resolve(respond());
  });
  return {file, requests};
}

const json = {headers: {'Content-Type': 'application/json'}};

describe('a file of the index', () => {
  it('is its text', async () => {
    expect(await served(() => new Response('[1]', json)).file('a/b.json')).toBe('[1]');
  });

  it('is revalidated if its name stays the same, and may be cached otherwise', async () => {
    const {file, requests} = served(() => new Response('[]', json));
    await file('first.json');
    await file('a/b.json');
    expect(requests).toEqual([
      {url: '/x/search-index/first.json', cache: 'no-cache'},
      {url: '/x/search-index/a/b.json', cache: 'default'},
    ]);
  });

  it('O9 is requested past the cache if that has kept a wrong one', async () => {
    const wrong = new Response('[1]', {headers: {'Content-Type': 'text/html'}});
    const answers = [wrong, new Response('[2]', json)];
    const {file, requests} = served(() => answers.shift() ?? wrong);
    expect(await file('first.json')).toBe('[2]');
    expect(requests.map(({cache}) => cache)).toEqual(['no-cache', 'reload']);
  });

  it('O9 is requested past the cache after it was damaged', async () => {
    const isAnew: (boolean | undefined)[] = [];
    const searcher = createRefreshingSearcher((name, anew) => {
      isAnew.push(anew);
      return anew ? fetchFile(name) : Promise.resolve('damaged');
    });
    await expect(searcher.load()).rejects.toThrow();
    await searcher.load();
    expect(isAnew.slice(0, 2)).toEqual([false, true]);
  });

  it.each([
    ['is not there', () => new Response('{}', {...json, status: 404})],
    [
      'is the page that a host shows for any address',
      () =>
        new Response('<!doctype html>', {headers: {'Content-Type': 'text/html; charset=utf-8'}}),
    ],
  ])('is rejected when it %s', async (_case, respond) => {
    await expect(served(respond).file('first.json')).rejects.toThrow('first.json');
  });
});
