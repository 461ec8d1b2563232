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
