import {mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {IndexFiles, Page} from '../../src/lib/search/types';
import {createDevelopmentIndex} from './development-index';

describe('the index of npm start', () => {
  let base = '';
  let folder = '';
  const buildIndex = vi.fn((pages: readonly Page[]): Promise<IndexFiles> =>
    Promise.resolve(
      new Map([
        ['first.json', JSON.stringify(pages.map(({sections}) => sections[0]?.text))],
        [`${pages.length}/texts.json`, ''],
      ]),
    ),
  );

  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'search-'));
    folder = join(base, 'index');
    await mkdir(folder);
    await writeFile(join(folder, 'old.json'), '');
    buildIndex.mockClear();
  });

  afterEach(async () => {
    await rm(base, {recursive: true});
  });

  async function article(name: string, text: string, seconds: number) {
    const file = join(base, name);
    await writeFile(file, text);
    await utimes(file, seconds, seconds);
    return {file, page: {title: name, path: name, breadcrumb: []}};
  }

  function first(): Promise<string> {
    return readFile(join(folder, 'first.json'), 'utf8');
  }

  it('takes the place of what was there, with files in folders', async () => {
    const update = createDevelopmentIndex(folder, buildIndex);
    await update([await article('a.md', '甲', 1), await article('b.md', '乙', 1)]);
    expect(await first()).toBe('["甲","乙"]');
    expect((await readdir(folder)).sort()).toEqual(['2', 'first.json']);
  });

  it('follows a file that changed', async () => {
    const update = createDevelopmentIndex(folder, buildIndex);
    await update([await article('a.md', '甲', 1)]);
    await update([await article('a.md', '乙', 2)]);
    expect(await first()).toBe('["乙"]');
  });

  it('is written once for calls that overlap, with the articles of the last one', async () => {
    const update = createDevelopmentIndex(folder, buildIndex);
    const [a, b] = [await article('a.md', '甲', 1), await article('b.md', '乙', 1)];
    await Promise.all([update([a]), update([a, b]), update([b])]);
    expect(buildIndex).toHaveBeenCalledTimes(1);
    expect(await first()).toBe('["乙"]');
  });

  it('fails when an article is gone', async () => {
    const update = createDevelopmentIndex(folder, buildIndex);
    const gone = {file: join(base, 'none.md'), page: {title: '', path: '', breadcrumb: []}};
    await expect(update([gone])).rejects.toThrow('ENOENT');
  });
});
