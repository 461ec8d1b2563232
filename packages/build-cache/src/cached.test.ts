import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {cached} from './cached.ts';

let site = '';
let made = 0;
const get = (name = 'numbers') => cached(site, name, () => ({made: (made += 1)}));

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  made = 0;
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

it('computes data once for the same project', async () => {
  expect([await get(), await get()]).toEqual([{made: 1}, {made: 1}]);
  expect(await get('others')).toEqual({made: 2});
});

it('computes it again when the code has changed, or the file is broken', async () => {
  await get();
  writeFileSync(join(site, 'engine.ts'), 'export {}');
  expect(await get()).toEqual({made: 2});
  writeFileSync(join(site, 'node_modules/.cache/data/numbers.json'), '{"fingerprint"');
  expect(await get()).toEqual({made: 3});
});

it('keeps it when an article changes', async () => {
  await get();
  writeFileSync(join(site, 'intro.md'), '# 引言');
  expect(await get()).toEqual({made: 1});
});
