import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keptFiles, keyOf} from './kept-files.ts';

describe('keyOf', () => {
  it('is the same for the same ingredients, and another for any other', () => {
    expect(keyOf(['a', 'b'])).toBe(keyOf(['a', 'b']));
    const others = [['a', 'c'], ['b', 'a'], ['ab'], ['a', 'b', ''], ['', 'a', 'b']];
    expect(new Set([['a', 'b'], ...others].map(keyOf)).size).toBe(others.length + 1);
  });

  it('does not confuse where one ingredient ends', () => {
    expect(keyOf(['1:a', ''])).not.toBe(keyOf(['', '1:a']));
  });
});

describe('keptFiles', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, {recursive: true}));

  it('gives back what was written, and nothing for another key', () => {
    const cache = keptFiles(join(folder, 'new'), '.png');
    cache.write('a', Buffer.from('picture'));
    expect(Buffer.from(cache.read('a') ?? []).toString()).toBe('picture');
    expect(cache.read('b')).toBeUndefined();
  });

  it('does not give back an empty file, which is what a machine that loses its power may leave', () => {
    const cache = keptFiles(folder, '.png');
    cache.write('a', '');
    expect(cache.read('a')).toBeUndefined();
  });

  it('forgets what a build did not use, and leaves what another is writing', async () => {
    keptFiles(folder, '.png').write('old', Buffer.from('1'));
    await writeFile(join(folder, 'other.png.123'), '2');
    const cache = keptFiles(folder, '.png');
    cache.write('new', Buffer.from('3'));
    cache.sweep();
    expect((await readdir(folder)).sort()).toEqual(['new.png', 'other.png.123']);
  });
});
