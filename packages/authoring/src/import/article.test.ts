import {describe, expect, it} from 'vitest';
import {summarize, endSummary, shorten, takeTitle} from './article.ts';

describe('takeTitle', () => {
  it.each([
    ['# 题目\n\n正文\n', undefined, '题目', '正文'],
    ['# 题目\n\n正文\n', '题目', '题目', '正文'],
    ['# 另一个\n\n正文\n', '题目', '题目', '# 另一个\n\n正文'],
    ['题目\n====\n\n正文\n', undefined, '题目', '正文'],
    ['正文\n\n# 题目\n', undefined, undefined, '正文\n\n# 题目'],
    ['```sh\n# 注释\n```\n', undefined, undefined, '```sh\n# 注释\n```'],
  ])('of %j below the title %j is %j', (markdown, given, title, body) => {
    const taken = takeTitle(markdown, given);
    expect([taken.title, taken.body.trim()]).toEqual([title, body]);
  });
});

describe('describe', () => {
  it('takes whole sentences of the first paragraphs, without marks, code blocks, pictures and emoji', () => {
    const markdown =
      '## 标题\n\n![图](a.png)\n\n```sh\nls\n```\n\n😀 用 **粗体** 和 `代码` 写[第一句](b.md)。\n\n- 第二句在列表里，它也算是正文的一部分。\n- 第三句不需要了。\n';
    expect(summarize(markdown)).toBe(
      '用粗体和代码写第一句。第二句在列表里，它也算是正文的一部分。',
    );
  });

  it('cuts a long sentence where a clause ends, and has no text for none', () => {
    const long = summarize(`${'这一句很长，'.repeat(60)}完。`);
    expect(long).toHaveLength(108);
    expect(long).toMatch(/，这一句很长…$/);
    expect(summarize('![图](a.png)\n')).toBe('');
  });
});

it('shorten keeps what fits', () => {
  expect(shorten('字'.repeat(140))).toBe('字'.repeat(140));
  expect(shorten('字'.repeat(141))).toBe(`${'字'.repeat(109)}…`);
});

describe('endSummary', () => {
  it.each([
    ['一\n\n二', '一\n\n<!-- truncate -->\n\n二'],
    ['一\n\n<!--more-->\n\n二', '一\n\n<!-- truncate -->\n\n二'],
    ['一\n\n{/* truncate */}\n\n二\n\n<!-- more -->\n', '一\n\n<!-- truncate -->\n\n二\n\n\n'],
    ['<!-- more -->\n\n一\n\n二', '一\n\n<!-- truncate -->\n\n二'],
    ['## 标题\n\n一\n\n二', '## 标题\n\n一\n\n<!-- truncate -->\n\n二'],
    ['- 一\n- 二', '- 一\n- 二\n\n<!-- truncate -->\n\n'],
    ['`<!-- more -->`\n\n二', '`<!-- more -->`\n\n<!-- truncate -->\n\n二'],
  ])('of %j gives %j', (markdown, ended) => {
    expect(endSummary(markdown)).toBe(ended);
  });
});
