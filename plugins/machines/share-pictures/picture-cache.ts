import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openFileCache, cacheKey} from '@markdown-zh/build-tools/cache';
import {fontPackages} from './font';
import type {PictureCache} from './make-pictures';
import {readPalette} from './palette';

/** The packages that draw; another version may draw differently. */
const packages = ['@takumi-rs/core', ...fontPackages];

/** Opens the cache of a site's pictures, whose keys depend on the site's name, mark and colours. */
export function openPictureCache(siteDir: string, siteTitle: string): PictureCache {
  const read = (file: string) => readFileSync(join(siteDir, file));
  const mark = read('static/img/logo.svg');
  const palette = readPalette(read('src/css/tokens.css').toString());
  const code = ownFiles().map((file) => readFileSync(file));
  const versions = packages.map((name) => read(`node_modules/${name}/package.json`));
  return {
    common: {siteTitle, palette, mark},
    fingerprint: cacheKey([siteTitle, JSON.stringify(palette), mark, ...code, ...versions]),
    files: openFileCache(join(siteDir, 'node_modules/.cache/share-pictures'), '.png'),
  };
}

/** The code of this folder; a change invalidates the cached pictures. */
function ownFiles(): string[] {
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(__dirname, file));
}
