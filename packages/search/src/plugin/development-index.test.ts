import {mkdtemp, rm, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Page} from '../index/types.ts';
import {createDevelopmentIndex} from './development-index.ts';

describe('the index of npm start', () => {
  let base = '';
  const makeIndex = vi.fn<(pages: readonly Page[]) => Promise<void>>();

  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'search-'));
    makeIndex.mockReset().mockResolvedValue();
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

  /** The texts of each index that was made. */
  function made(): (string | undefined)[][] {
    return makeIndex.mock.calls.map(([pages]) => pages.map(({sections}) => sections[0]?.text));
  }

  it('follows changes of a file', async () => {
    const update = createDevelopmentIndex(makeIndex);
    await update([await article('a.md', '甲', 1), await article('b.md', '丙', 1)]);
    await update([await article('a.md', '乙', 2), await article('b.md', '丙', 1)]);
    expect(made()).toEqual([
      ['甲', '丙'],
      ['乙', '丙'],
    ]);
  });

  it('is made once for overlapping calls, from the articles of the last one', async () => {
    const update = createDevelopmentIndex(makeIndex);
    const [a, b] = [await article('a.md', '甲', 1), await article('b.md', '乙', 1)];
    await Promise.all([update([a]), update([a, b]), update([b])]);
    expect(made()).toEqual([['乙']]);
  });

  it('is made only after an earlier one has succeeded or failed', async () => {
    const update = createDevelopmentIndex(makeIndex);
    const [a, b] = [await article('a.md', '甲', 1), await article('b.md', '乙', 1)];
    let fail: (reason: Error) => void = () => undefined;
    makeIndex.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    const first = update([a]);
    await vi.waitFor(() => {
      expect(makeIndex).toHaveBeenCalled();
    });
    const second = update([b]);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(made()).toEqual([['甲']]);
    fail(new Error('full'));
    await expect(first).rejects.toThrow('full');
    await second;
    expect(made()).toEqual([['甲'], ['乙']]);
  });

  it('fails if an article is missing', async () => {
    const update = createDevelopmentIndex(makeIndex);
    const gone = {file: join(base, 'none.md'), page: {title: '', path: '', breadcrumb: []}};
    await expect(update([gone])).rejects.toThrow('ENOENT');
  });
});
