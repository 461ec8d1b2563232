import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {Article} from '@markdown-zh/search';
import {createIncrementalWriter} from './incremental-writer';

let folder = '';
let writes: string[][] = [];
const createWriter = () =>
  createIncrementalWriter((_all, changed) => {
    writes.push(changed.map(({page}) => page.path));
    return Promise.resolve();
  });

function article(name: string, seconds: number, path = name): Article {
  const file = join(folder, name);
  writeFileSync(file, name);
  utimesSync(file, seconds, seconds);
  return {file, page: {title: name, path, breadcrumb: []}};
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articles-'));
  writes = [];
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

it('writes all at first, then what has changed', async () => {
  const run = createWriter();
  await run([article('a', 1), article('b', 1)]);
  await run([article('a', 1), article('b', 2)]);
  await run([article('a', 1), article('b', 2)]);
  expect(writes).toEqual([['a', 'b'], ['b']]);
});

it('writes an article whose page has another title', async () => {
  const run = createWriter();
  const a = article('a', 1);
  await run([a]);
  await run([{...a, page: {...a.page, title: 'new'}}]);
  expect(writes).toEqual([['a'], ['a']]);
});

it('writes all when a page has moved, is new or is gone', async () => {
  const run = createWriter();
  await run([article('a', 1), article('b', 1)]);
  await run([article('a', 1), article('b', 1, 'moved')]);
  await run([article('a', 1)]);
  expect(writes).toEqual([['a', 'b'], ['a', 'moved'], ['a']]);
});

it('goes on after a file that was gone, and writes again what failed', async () => {
  const run = createWriter();
  const gone = {file: join(folder, 'none'), page: {title: '', path: '', breadcrumb: []}};
  await expect(run([gone])).rejects.toThrow('ENOENT');
  await run([article('a', 1)]);
  expect(writes).toEqual([['a']]);
});
