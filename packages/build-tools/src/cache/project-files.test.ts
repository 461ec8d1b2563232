import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {articleStates, fingerprintOf} from './project-files.ts';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
  write('docusaurus.config.ts', 'export default {}');
  write('docs/intro.md', '# 引言');
  write('docs/_category_.json', '{}');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

describe('fingerprintOf', () => {
  it.each([
    'plugins/machines/feeds/index.ts',
    'docs/_category_.json',
    'docs/picture.svg',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'src/build/model.ts',
  ])('changes with %s', (file) => {
    write(file, 'old');
    const before = fingerprintOf(folder);
    expect(fingerprintOf(folder)).toBe(before);
    write(file, 'new');
    expect(fingerprintOf(folder)).not.toBe(before);
  });

  it.each([
    'docs/intro.md',
    'docs/new.mdx',
    'build/index.html',
    'build-base/index.html',
    '.docusaurus/routes.js',
    'node_modules/.cache/a/b',
    'plugins/machines/feeds/index.test.ts',
  ])('is the same when %s changes', (file) => {
    const before = fingerprintOf(folder);
    write(file, 'new');
    expect(fingerprintOf(folder)).toBe(before);
  });

  it('stays the same during a build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const before = fingerprintOf(folder);
    write('src/build/model.ts', 'new');
    expect(fingerprintOf(folder)).toBe(before);
    expect(fingerprintOf(folder, ['/x/'])).not.toBe(before);
  });

  it('changes when a file moves, and with other values', () => {
    write('static/a.png', 'picture');
    const before = fingerprintOf(folder);
    rmSync(join(folder, 'static/a.png'));
    write('static/b.png', 'picture');
    expect(fingerprintOf(folder)).not.toBe(before);
    expect(fingerprintOf(folder, ['/x/'])).not.toBe(fingerprintOf(folder, ['/']));
  });
});

describe('articleStates', () => {
  it('has the content hash and modification time of Markdown files', () => {
    utimesSync(join(folder, 'docs/intro.md'), 1000, 1000);
    const before = articleStates(folder);
    expect(Object.keys(before)).toEqual([join('docs', 'intro.md')]);
    write('docs/intro.md', '# 别的引言');
    utimesSync(join(folder, 'docs/intro.md'), 1000, 1000);
    const [[, state] = []] = Object.entries(articleStates(folder));
    expect(state?.modified).toBe(1_000_000);
    expect(state?.hash).not.toBe(Object.values(before)[0]?.hash);
  });
});
