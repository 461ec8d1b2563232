import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {largestBuilt, largestPictures} from './assets';

let root = '';
const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

it('names the largest pictures of articles and the site, and nothing else', () => {
  write('docs/a/b.webp', 'x'.repeat(20));
  write('static/img/a.svg', 'x'.repeat(30));
  write('blog/c.png', 'x'.repeat(20));
  write('docs/a.md', 'x'.repeat(99));
  write('build/d.png', 'x'.repeat(99));
  expect(largestPictures(root, 2)).toEqual([
    {file: 'static/img/a.svg', bytes: 30},
    {file: 'blog/c.png', bytes: 20},
  ]);
});

it('weighs text of a build after Brotli, all else as it is, and nothing twice', () => {
  write('a.js', 'x'.repeat(100_000));
  write('a.js.br', randomBytes(5000));
  write('b/font.woff2', randomBytes(1000));
  write('c.html', randomBytes(2000).toString('base64'));
  const found = largestBuilt(root, 3);
  expect(found.map(({file}) => file)).toEqual(['c.html', 'b/font.woff2', 'a.js']);
  expect(found[1]?.bytes).toBe(1000);
  expect(found[2]?.bytes).toBeLessThan(100);
  expect(largestBuilt(join(root, 'none'), 3)).toEqual([]);
});
