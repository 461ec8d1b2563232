import {describe, expect, it} from 'vitest';
import {frontMatterOf} from './front-matter.ts';

describe('frontMatterOf', () => {
  it('gives the place of the block and its lines', () => {
    const source = '---\r\ntitle: 题\r\n\r\ntags:\r\n  - a\r\n---\r\n正文';
    const found = frontMatterOf(source);
    expect(source.slice(found?.from, found?.to)).toBe(source.slice(0, -4));
    expect(found?.lines.map(({from, to}) => source.slice(from, to))).toEqual([
      'title: 题',
      '',
      'tags:',
      '  - a',
    ]);
  });

  it.each([
    '---\ntitle: 题\n---',
    '\uFEFF---\ntitle: 题\n---\n',
    '--- \n# 注\n"title" : 题\nauthors: [\n  a\n]\n--- \n',
  ])('finds it: %j', (source) => {
    expect(frontMatterOf(source)).toBeDefined();
  });

  it.each([
    '---\n---\n',
    '---\n\n正文\n\n---\n',
    '---\n注意：正文。\n---\n',
    '---\n正文\n---\n',
    '---\ntitle: 题\n\n一段正文，不是 YAML。\n\n---\n',
    '\n---\ntitle: 题\n---\n',
    ' ---\ntitle: 题\n---\n',
    '----\ntitle: 题\n---\n',
    '***\ntitle: 题\n***\n',
  ])('takes two rules for rules: %j', (source) => {
    expect(frontMatterOf(source)).toBeUndefined();
  });
});
