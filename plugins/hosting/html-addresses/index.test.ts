import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import htmlAddresses from './index';

it.each([
  [
    undefined,
    ['docs/新.html/index.html', 'blog/旧/index.html', 'blog/旧.html/index.html', 'a/旧.html'],
  ],
  [false, ['docs/新/index.html', 'blog/旧.html', 'blog/旧/index.html', 'a/旧.html']],
])('B2 with trailingSlash %s leads on from %j', async (trailingSlash, files) => {
  const outDir = mkdtempSync(join(tmpdir(), 'html-addresses-'));
  const built = {
    baseUrl: '/x/',
    outDir,
    routesPaths: ['/x/', '/x/docs/%E6%96%B0'],
    siteConfig: {url: 'https://a.test', trailingSlash},
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0];
  await htmlAddresses({
    moved: {'/blog/旧': '/docs/新', '/a/旧.html': '/docs/新'},
    reserved: [],
  })().postBuild?.(built);

  for (const file of files) {
    const html = readFileSync(join(outDir, file), 'utf8');
    expect(html).toContain('url=/x/docs/%E6%96%B0"');
    expect(html).toContain('<link rel="canonical" href="https://a.test/x/docs/%E6%96%B0">');
  }
  rmSync(outDir, {recursive: true});
});

it.each([
  [{'/*': '/blog/a'}, 'site/old-addresses.json: "/*" has signs that hosts read as patterns'],
  [{'/a/:b': '/blog/a'}, '"/a/:b" has signs'],
  [{'/sw.js': '/blog/a'}, '"/sw.js" belongs to a file or a page that the build itself writes'],
  [{'/assets/js': '/blog/a'}, '"/assets/js" belongs to'],
  [{'/a': '//e.example'}, '"/a" leads to an address that is not plain'],
  [{'/a': 'https://e.example/'}, '"/a" leads to'],
  [{'/a\u202Eb': '/blog/a'}, String.raw`"/a\\u202Eb" has signs`],
])('A12 the redirect %j stops the build, with the file and the remedy', (moved, message) => {
  const start = () => htmlAddresses({moved, reserved: ['/sw.js', '/assets']});
  expect(start).toThrow(message);
  expect(start).toThrow('Correct or remove the line.');
});

it('A12 a redirect from a page stops the build', async () => {
  const plugin = htmlAddresses({moved: {'/docs/a': '/docs/b'}, reserved: []})();
  const built = {
    baseUrl: '/',
    outDir: mkdtempSync(join(tmpdir(), 'html-addresses-')),
    routesPaths: ['/docs/a', '/docs/b'],
    siteConfig: {url: 'https://a.test', trailingSlash: false},
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0];
  await expect(plugin.postBuild?.(built)).rejects.toThrow('"/docs/a" is a page of the site');
});
