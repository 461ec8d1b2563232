import {readFileSync, renameSync, writeFileSync} from 'node:fs';
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

  it.each<[string, (kept: Buffer) => Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['has lost its second half', (kept) => kept.subarray(0, kept.length / 2)],
    ['has lost its last byte', (kept) => kept.subarray(0, -1)],
    ['has lost its checksum', (kept) => kept.subarray(0, -64)],
    ['has another byte', (kept) => Buffer.concat([Buffer.from('P'), kept.subarray(1)])],
    ['has one bit turned', (kept) => Buffer.from(kept.map((byte, at) => (at === 3 ? byte ^ 1 : byte)))],
    ['is followed by other bytes', (kept) => Buffer.concat([kept, Buffer.from('x')])],
    ['is all zeros', (kept) => Buffer.alloc(kept.length)],
    ['was written without a checksum', () => Buffer.from('picture')],
  ])('M21 does not return a file that %s, and replaces it', (_, change) => {
    const cache = openFileCache(folder, '.png');
    const file = join(folder, 'a.png');
    cache.write('a', 'picture');
    writeFileSync(file, change(readFileSync(file)));
    expect(cache.read('a')).toBeUndefined();
    cache.write('a', 'picture');
    expect(Buffer.from(cache.read('a') ?? []).toString()).toBe('picture');
  });

  it('M21 does not return a file under the name of another', () => {
    const cache = openFileCache(folder, '.png');
    cache.write('a', 'picture');
    renameSync(join(folder, 'a.png'), join(folder, 'b.png'));
    expect(cache.read('b')).toBeUndefined();
  });

  it('keeps an empty content', () => {
    const cache = openFileCache(folder, '.json');
    cache.write('a', '');
    expect(cache.read('a')).toHaveLength(0);
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
