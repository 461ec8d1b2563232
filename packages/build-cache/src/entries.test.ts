import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {openEntries} from './entries.ts';

let site = '';
let made: string[] = [];

/** What a build gets for these inputs, and makes of them. */
function build(...inputs: string[]): (string | null)[] {
  const entries = openEntries<string | null>(site, 'texts');
  made = [];
  const results = inputs.map((input) =>
    entries.of([input, 'x'], () => {
      made.push(input);
      return input === '' ? null : `<${input}>`;
    }),
  );
  entries.close();
  return results;
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
  vi.unstubAllEnvs();
});

it('makes what is new, and takes what is known', () => {
  expect(build('a', '')).toEqual(['<a>', null]);
  expect(build('', 'b', 'a')).toEqual([null, '<b>', '<a>']);
  expect(made).toEqual(['b']);
});

it('keeps what the last build asked for, and no more', () => {
  build('a', 'b');
  build('b');
  expect(readFileSync(join(site, 'node_modules/.cache/data/texts.json'), 'utf8')).not.toContain(
    '<a>',
  );
});

it('makes everything anew with other code, from a broken file, and where no cache is wanted', () => {
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
