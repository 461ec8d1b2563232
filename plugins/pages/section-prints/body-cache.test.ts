import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import * as module from './doc-body';
import {openBodyCache} from './body-cache';

const convert = vi.spyOn(module, 'docBody');
const source = (text: string) => `<div class="theme-doc-markdown"><p id="x">${text}</p></div>`;
const expected = (text: string) => ({parts: [`<p id="a--x">${text}</p>`], links: []});
let site = '';

/** The bodies that a build gets of these texts, and how many it has to make. */
function build(...texts: string[]): number {
  convert.mockClear();
  const bodies = openBodyCache(site);
  for (const text of texts) {
    expect(bodies.get(source(text), 'a--')).toEqual(expected(text));
  }
  bodies.close();
  return convert.mock.calls.length;
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
  vi.unstubAllEnvs();
});

it('makes a body once, for all pages of this build and of the next', () => {
  expect(build('甲', '乙', '甲')).toBe(2);
  expect(build('甲', '丙')).toBe(1);
});

it('keeps what the last build asked for, and no more', () => {
  build('甲', '乙');
  build('甲');
  expect(readdirSync(join(site, 'node_modules/.cache/section-prints'))).toHaveLength(1);
});

it('makes it anew with another prefix, with other code, and where no cache is wanted', () => {
  build('甲');
  expect(openBodyCache(site).get(source('甲'), 'b--')).toMatchObject({
    parts: ['<p id="b--x">甲</p>'],
  });
  writeFileSync(join(site, 'code.ts'), 'export {}');
  expect(build('甲')).toBe(1);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '1');
  expect(build('甲', '甲')).toBe(2);
});
