import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {candidates, readBuiltFiles} from './built-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-files-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function build(files: Readonly<Record<string, string>>) {
  rmSync(folder, {recursive: true});
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
  return readBuiltFiles(folder);
}

describe('readBuiltFiles', () => {
  it('takes pages for the same whose scripts have other names, and sees which script changed', () => {
    const before = build({
      'index.html': '<script src="/assets/js/main.11111111.js">',
      'assets/js/main.11111111.js': 'one',
      'assets/js/other.22222222.js': 'two',
    });
    const after = build({
      'index.html': '<script src="/assets/js/main.33333333.js">',
      'assets/js/main.33333333.js': 'another',
      'assets/js/other.22222222.js': 'two',
    });
    expect(after.digest('index.html')).toBe(before.digest('index.html'));
    expect(after.withoutHash('assets/js/main.33333333.js')).toBe('assets/js/main.*.js');
    expect(after.digest('assets/js/main.*.js')).not.toBe(before.digest('assets/js/main.*.js'));
    expect(after.digest('assets/js/other.*.js')).toBe(before.digest('assets/js/other.*.js'));
  });

  it('keeps what looks like a hash and is none', () => {
    const colour = (value: string) =>
      build({'index.html': `color: #${value}`}).digest('index.html');
    expect(colour('11111111')).not.toBe(colour('22222222'));
  });

  it('knows no digest of a file that is not there', () => {
    expect(build({'index.html': ''}).digest('about.html')).toBeUndefined();
  });
});

it.each([
  ['', ['index.html', '404.html', '_headers']],
  ['docs/', ['docs/index.html', '404.html', '_headers']],
  ['docs?a=1', ['docs', 'docs.html', 'docs/index.html', '404.html', '_headers']],
  ['%E4%B8%AD', ['中', '中.html', '中/index.html', '404.html', '_headers']],
  ['%', ['%', '%.html', '%/index.html', '404.html', '_headers']],
])('a host may answer %j from these files', (url, files) => {
  expect(candidates(url)).toEqual(files);
});
