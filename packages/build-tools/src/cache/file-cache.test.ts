import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openFileCache, cacheKey} from './file-cache.ts';

describe('cacheKey', () => {
  it('is the same for the same parts only', () => {
    expect(cacheKey(['a', 'b'])).toBe(cacheKey(['a', 'b']));
    const others = [['a', 'c'], ['b', 'a'], ['ab'], ['a', 'b', ''], ['', 'a', 'b']];
    expect(new Set([['a', 'b'], ...others].map(cacheKey)).size).toBe(others.length + 1);
  });

  it('depends on where a part ends', () => {
    expect(cacheKey(['1:a', ''])).not.toBe(cacheKey(['', '1:a']));
  });
});

describe('openFileCache', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  it('returns written content, and nothing for another key', () => {
    const cache = openFileCache(join(folder, 'new'), '.png');
    cache.write('a', Buffer.from('picture'));
    expect(Buffer.from(cache.read('a') ?? []).toString()).toBe('picture');
    expect(cache.read('b')).toBeUndefined();
  });

  it('ignores an empty file, which a power failure may leave', () => {
    const cache = openFileCache(folder, '.png');
    cache.write('a', '');
    expect(cache.read('a')).toBeUndefined();
  });

  it('removes unused files, but not files that another build is writing', async () => {
    openFileCache(folder, '.png').write('old', Buffer.from('1'));
    await writeFile(join(folder, 'other.png.123'), '2');
    const cache = openFileCache(folder, '.png');
    cache.write('new', Buffer.from('3'));
    cache.sweep();
    expect((await readdir(folder)).sort()).toEqual(['new.png', 'other.png.123']);
  });
});
