import {describe, expect, it} from 'vitest';
import {compareBuilds, firstDifference, renamedFiles} from './same-bytes';

const build = new Map([
  ['a.html', '1'],
  ['b.js', '2'],
]);

describe('two builds', () => {
  it('M3 are the same when every file has the same bytes', () => {
    expect(compareBuilds(build, new Map([...build].reverse()))).toEqual([]);
  });

  it('M3 are not when a file differs, is missing or is new', () => {
    const other = new Map([
      ['a.html', '3'],
      ['c.css', '4'],
    ]);
    expect(compareBuilds(build, other)).toEqual([
      'not the same bytes: a.html',
      'only the first build has b.js',
      'only the second build has c.css',
    ]);
  });

  it('M3 may have one file by two names, which hold a hash', () => {
    const first = new Map([...build, ['js/main.0123abcd.js', '5']]);
    const second = new Map([...build, ['js/main.4567ef01.js', '6'], ['js/more.4567ef01.js', '7']]);
    expect(renamedFiles(first, second)).toEqual([['js/main.0123abcd.js', 'js/main.4567ef01.js']]);
    expect(renamedFiles(first, first)).toEqual([]);
  });

  it('part where their texts do', () => {
    expect(firstDifference('abc', 'abc')).toBeUndefined();
    expect(firstDifference('abcdef', 'abcxef', 4)).toBe('at character 3\n    "bcde"\n    "bcxe"');
    expect(firstDifference('ab', 'abc', 2)).toBe('at character 2\n    "b"\n    "bc"');
  });
});
