import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import type {SourceFile} from '../checks/checked-article.ts';
import {withDefaults} from '../config.ts';
import {findAll} from './find-all.ts';
import {cacheKeyOf, readCache, stateOfChecks, writeCache} from './cache.ts';
import {examineInThreads} from './examine-in-threads.ts';

const known = {authors: ['editors'], tags: ['hello']};
const config = withDefaults();
const doc = (name: string, text: string): SourceFile => ({
  file: `docs/${name}.md`,
  kind: 'doc',
  source: `---\ntitle: 文档\ndescription: 这一页说明检查程序怎样读一篇文档，并给出例子。\nsidebar_position: 1\n---\n\n${text}\n`,
});

describe('findAll', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'find-all-'));
  });
  afterEach(() => {
    rmSync(root, {recursive: true});
  });
  const find = (files: readonly SourceFile[], usesCache = true) =>
    findAll(root, {config, files, known}, {usesCache});
  const cache = () => join(root, 'node_modules/.cache/content-check.json');

  it('finds the same from the cache', async () => {
    const files = [doc('a', '用Git'), doc('b', '## 节')];
    const first = await find(files);
    expect(first[0]?.issues).toMatchObject([{rule: 'typography/han-latin-space', line: 7}]);
    expect(first[1]?.facts?.anchors).toEqual(['节']);
    expect(readCache(root).size).toBe(2);
    expect(await find(files)).toEqual(first);
  });

  it('checks an article again when its text or the known names have changed', async () => {
    await find([doc('a', '用 Git')]);
    expect((await find([doc('a', '用Git')]))[0]?.issues).toHaveLength(1);
    const post: SourceFile = {...doc('a', '用 Git'), kind: 'post'};
    const tagged = {...post, source: post.source.replace('---\n', '---\ntags: [hello]\n')};
    const before = await findAll(root, {config, files: [tagged], known}, {usesCache: true});
    const after = await findAll(
      root,
      {config, files: [tagged], known: {...known, tags: ['other']}},
      {usesCache: true},
    );
    expect(after[0]?.issues.length).toBe((before[0]?.issues.length ?? 0) + 1);
  });

  it('uses the cache only on request', async () => {
    const files = [doc('a', '用Git')];
    await find(files);
    const [[key, findings] = ['', {issues: [], facts: null}]] = readCache(root);
    writeCache(root, new Map([[key, {...findings, issues: []}]]));
    expect((await find(files))[0]?.issues).toEqual([]);
    expect((await find(files, false))[0]?.issues[0]?.rule).toContain('han-latin-space');
  });

  it('M21 ignores a cache that was changed or cut off', async () => {
    const files = [doc('a', '用Git')];
    const first = await find(files);
    const kept = readFileSync(cache(), 'utf8');
    for (const damaged of [kept.replace('han-latin-space', 'forged'), kept.slice(0, -9), '{', '']) {
      writeFileSync(cache(), damaged);
      expect(await find(files)).toEqual(first);
      expect(readFileSync(cache(), 'utf8')).toBe(kept);
    }
  });

  it('finds the same in threads', async () => {
    const files = [doc('a', '用Git'), doc('b', '甲 乙'), doc('c', '{')];
    expect(await examineInThreads(files, {config, known}, 2)).toEqual(await find(files, false));
  });
});

describe('the key of cached findings', () => {
  it('depends on the text, the file and the checks', () => {
    const names = [
      cacheKeyOf(doc('a', '甲'), 'x'),
      cacheKeyOf(doc('b', '甲'), 'x'),
      cacheKeyOf(doc('a', '乙'), 'x'),
      cacheKeyOf(doc('a', '甲'), 'y'),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(stateOfChecks('.')).toBe(stateOfChecks('.'));
  });
});
