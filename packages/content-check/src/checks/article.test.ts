import {describe, expect, it} from 'vitest';
import {readArticle} from './article.ts';

function anchorsOf(source: string): string[] {
  const result = readArticle('docs/a.md', source);
  if (!result.ok) {
    throw new Error(result.problem.reason);
  }
  return [...result.article.anchors];
}

describe('the anchors of an article', () => {
  it.each([
    ['the slug of a heading', '## 第 一节', ['第-一节']],
    ['a number behind a slug that is taken', '## a\n\n## a', ['a', 'a-1']],
    ['an explicit id alone, with no slug beside it', '## 自定 {#own}', ['own']],
    ['an explicit id that counts as no slug', '## a {#b}\n\n## a', ['b', 'a']],
    ['an explicit id of any characters', '## a {#第 1.节}', ['第 1.节']],
    ['an explicit id before closing number signs', '## a {#b} ##', ['b']],
    ['an explicit id with white space behind it', '## a {#b}  ', ['b']],
    ['an explicit id behind code', '## `a` {#b}', ['b']],
    ['an explicit id in a comment', '## a {/* #b */}', ['b']],
    ['its first word', '## a {/* #b c */}', ['b']],
    ['no id of a heading in code', '```md\n## a {#b}\n```\n\n`{#c}`', []],
    ['no id of a line that is no heading', '#a {#b}', []],
  ])('are %s', (_, source, anchors) => {
    expect(anchorsOf(`${source}\n`)).toEqual(anchors);
  });

  it.each(['段落 {#abc}', '- 列表 {#abc}', '> ## 标题 {#abc}', '标题 {#abc}\n---', '## a {#b} c'])(
    'do not come from an id that Docusaurus takes for an expression: %j',
    (source) => {
      expect(readArticle('docs/a.md', `${source}\n`)).toMatchObject({
        ok: false,
        problem: {line: 1, reason: expect.stringContaining('acorn') as string},
      });
    },
  );
});
