import {describe, expect, it} from 'vitest';
import {fetchFrom} from './fetch-file.ts';

interface Asked {
  readonly url: unknown;
  readonly cache: RequestCache | undefined;
}

function served(answer: () => Response) {
  const asked: Asked[] = [];
  const file = fetchFrom('/x/search-index/', (url, options) => {
    asked.push({url, cache: options?.cache});
    return Promise.resolve(answer());
  });
  return {file, asked};
}

const json = {headers: {'Content-Type': 'application/json'}};

describe('a file of the index', () => {
  it('is its text', async () => {
    expect(await served(() => new Response('[1]', json)).file('a/b.json')).toBe('[1]');
  });

  it('is revalidated if its name stays the same, and may be cached otherwise', async () => {
    const {file, asked} = served(() => new Response('[]', json));
    await file('first.json');
    await file('a/b.json');
    expect(asked).toEqual([
      {url: '/x/search-index/first.json', cache: 'no-cache'},
      {url: '/x/search-index/a/b.json', cache: 'default'},
    ]);
  });

  it.each([
    ['is not there', () => new Response('{}', {...json, status: 404})],
    [
      'is the page that a host shows for any address',
      () =>
        new Response('<!doctype html>', {headers: {'Content-Type': 'text/html; charset=utf-8'}}),
    ],
  ])('is rejected when it %s', async (_case, answer) => {
    await expect(served(answer).file('first.json')).rejects.toThrow('first.json');
  });
});
