import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {openValueCache} from './value-cache.ts';

let site = '';
let made: string[] = [];

/** The values that a build gets for these inputs; `made` lists the computed ones. */
function build(...inputs: string[]): (string | null)[] {
  const cache = openValueCache<string | null>(site, 'texts');
  made = [];
  const results = inputs.map((input) =>
    cache.getOrCreate([input, 'x'], () => {
      made.push(input);
      return input === '' ? null : `<${input}>`;
    }),
  );
  cache.close();
  return results;
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
  vi.unstubAllEnvs();
});

it('computes new values, and reuses cached ones', () => {
  expect(build('a', '')).toEqual(['<a>', null]);
  expect(build('', 'b', 'a')).toEqual([null, '<b>', '<a>']);
  expect(made).toEqual(['b']);
});

it('keeps only the values that the last build used', () => {
  build('a', 'b');
  build('b');
  expect(readFileSync(join(site, 'node_modules/.cache/data/texts.json'), 'utf8')).not.toContain(
    '<a>',
  );
});

it('computes everything again if the code has changed, the file is broken, or the cache is off', () => {
  build('a');
  writeFileSync(join(site, 'code.ts'), 'export {}');
  build('a');
  expect(made).toEqual(['a']);
  writeFileSync(join(site, 'node_modules/.cache/data/texts.json'), '{"fingerprint"');
  build('a');
  expect(made).toEqual(['a']);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '1');
  build('a');
  expect(made).toEqual(['a']);
});

it.each<[string, (kept: string) => string]>([
  ['one character of a value is another', (kept) => kept.replace('<a>', '<b>')],
  ['a value is cut off', (kept) => kept.slice(0, kept.length / 2)],
  ['a value stands under the key of another', (kept) => kept.replace(/"([^"]+)":("<a>"),"([^"]+)":/, '"$3":$2,"$1":')],
  ['it was written without a checksum', (kept) => kept.slice(0, -64)],
])('M21 computes everything again if %s', (_, change) => {
  const file = join(site, 'node_modules/.cache/data/texts.json');
  build('a', 'b');
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, change(kept));
  expect(build('a', 'b')).toEqual(['<a>', '<b>']);
  expect(made).toEqual(['a', 'b']);
  expect(readFileSync(file, 'utf8')).toBe(kept);
});
