import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {applyEdits} from './apply-edits';
import {frontMatterOf} from './front-matter';
import {parseText} from './parse';
import type {Rule} from './rule';
import {frontMatterColon} from './rules/front-matter-colon';
import {frontMatterNotFirst} from './rules/front-matter-not-first';
import {frontMatterUnclosed} from './rules/front-matter-unclosed';

function mend(rule: Rule, source: string): string {
  const found = rule.find(parseText(source));
  return applyEdits(
    source,
    found.flatMap(({fix}) => fix?.edits ?? []),
  );
}

/** What Docusaurus makes of a file; nothing where it cannot read it. */
async function read(fileContent: string): Promise<unknown> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: 'a.md',
      fileContent,
    });
    return frontMatter;
  } catch {
    return undefined;
  }
}

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
  ])('finds what Docusaurus reads: %j', async (source) => {
    expect(frontMatterOf(source)).toBeDefined();
    expect(await read(source)).toMatchObject({title: '题'});
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

describe('what the rules mend', () => {
  it.each([
    [frontMatterNotFirst, '\n---\ntitle: 题\n---\n\n正文'],
    [frontMatterNotFirst, ' ---\r\ntitle: 题\r\n---\r\n正文'],
    [frontMatterNotFirst, '# 标题\n\n---\ntitle: 题\n---\n'],
    [frontMatterColon, '---\ntitle：题\ndate: 2026-01-01\n---\n'],
    [frontMatterColon, '---\ntitle:题\ndate: 2026-01-01\n---\n'],
    [frontMatterUnclosed, '---\ntitle: 题\n\n正文：一段\n'],
    [frontMatterUnclosed, '---\ntitle: 题\n--\n正文\n'],
  ])('is read by Docusaurus only then: %#', async (rule, source) => {
    expect(await read(source)).not.toMatchObject({title: '题'});
    expect(await read(mend(rule, source))).toMatchObject({title: '题'});
  });
});
