import {describe, expect, it} from 'vitest';
import {pasteForms, type PasteForms} from './forms.ts';

/** The text with a form of a paste at `^`, or in place of the text between two `^`. */
function pasted(
  marked: string,
  form: keyof PasteForms,
  plain: string,
  markdown?: string,
): string | undefined {
  const from = marked.indexOf('^');
  const end = marked.lastIndexOf('^');
  const to = end === from ? from : end - 1;
  const source = marked.replaceAll('^', '');
  const edit = pasteForms(source, from, to, plain, markdown)[form];
  return edit && source.slice(0, from - edit.back) + edit.insert + source.slice(to);
}

const rich = '一 **粗**\n\n- 项';
const plain = '一 粗\n项';
const table = '| a | b |\n| - | - |\n| 1 | 2 |';

describe('X42 what is pasted is set off from the text around it', () => {
  it.each([
    ['^', rich, '一 **粗**\n\n- 项'],
    ['前^后', '**粗**', '前**粗**后'],
    ['前^后', '- 甲\n- 乙', '前\n\n- 甲\n- 乙\n\n后'],
    ['前^后', '甲\n\n乙', '前甲\n\n乙后'],
    ['前^后', table, `前\n\n${table}\n\n后`],
    ['前^', '## 题', '前\n\n## 题'],
    ['^后', '- 甲', '- 甲\n\n后'],
    ['前^选中^后', '- 甲', '前\n\n- 甲\n\n后'],
    ['前\n^\n后', '- 甲', '前\n\n- 甲\n\n后'],
    ['前\n\n^\n\n后', '- 甲', '前\n\n- 甲\n\n后'],
    ['前\n^后', '- 甲', '前\n\n- 甲\n\n后'],
  ])('%j and %j', (marked, markdown, expected) => {
    expect(pasted(marked, 'markdown', plain, markdown)).toBe(expected);
  });

  it.each([
    ['> 前^', '- 甲\n- 乙', '> 前\n>\n> - 甲\n> - 乙'],
    ['> ^', '甲\n\n乙', '> 甲\n>\n> 乙'],
    ['> 前\n> ^', '## 题\n\n乙', '> 前\n> \n> ## 题\n>\n> 乙'],
    ['- 前^', '- 甲\n- 乙', '- 前\n  - 甲\n  - 乙'],
    ['- 前^\n- 后', '- 甲\n- 乙', '- 前\n  - 甲\n  - 乙\n- 后'],
    ['1. 前^', '甲\n\n乙', '1. 前甲\n\n   乙'],
    ['- ^', '- 甲\n- 乙', '- 甲\n- 乙'],
    ['- 前\n- ^\n- 后', '- 甲\n  - 乙', '- 前\n- 甲\n  - 乙\n- 后'],
    ['> - ^', '- 甲\n- 乙', '> - 甲\n> - 乙'],
    ['- ^', '甲\n\n乙', '- 甲\n\n  乙'],
    ['- 前^', '```\na\n\nb\n```', '- 前\n\n  ```\n  a\n\n  b\n  ```'],
  ])('behind the signs around it: %j and %j', (marked, markdown, expected) => {
    expect(pasted(marked, 'markdown', plain, markdown)).toBe(expected);
  });
});

describe('X42 what has one line takes one line', () => {
  it.each([
    ['| a |\n| - |\n| ^ |', rich, '| a |\n| - |\n| 一 **粗**<br>项 |'],
    ['| a |\n| - |\n| ^ |', '`a|b`', '| a |\n| - |\n| `a\\|b` |'],
    ['| a |\n| - |\n| ^ |', 'a\\|b', '| a |\n| - |\n| a\\|b |'],
    ['| a |\n| - |\n| ^ |', '## 题\n\n甲\\\n乙', '| a |\n| - |\n| 题<br>甲<br>乙 |'],
    ['| a |\n| - |\n| ^ |', '```js\na = 1;\n`b`\n```', '| a |\n| - |\n| `a = 1;`<br>`` `b` `` |'],
    ['# 题^', rich, '# 题一 **粗** 项'],
    ['# ^', table, '# a b 1 2'],
  ])('%j and %j', (marked, markdown, expected) => {
    expect(pasted(marked, 'markdown', plain, markdown)).toBe(expected);
  });

  it('of plain text, too', () => {
    expect(pasted('| a |\n| - |\n| ^ |', 'plain', '甲 | 乙\r\n\r\n丙\n')).toBe(
      '| a |\n| - |\n| 甲 \\| 乙<br>丙 |',
    );
  });
});

describe('X42 what shows its text as it is takes no formatting', () => {
  it.each([
    ['```\n^\n```', '```\n一 粗\n项\n```'],
    ['> ```\n> ^\n> ```', '> ```\n> 一 粗\n> 项\n> ```'],
    ['- ```\n  ^\n  ```', '- ```\n  一 粗\n  项\n  ```'],
    ['`a^`', '`a一 粗 项`'],
    ['[字](^)', '[字](一 粗 项)'],
    ['---\ntitle: ^\n---\n\n甲', '---\ntitle: 一 粗 项\n---\n\n甲'],
  ])('%j', (marked, expected) => {
    expect(pasted(marked, 'markdown', plain, rich)).toBeUndefined();
    expect(pasted(marked, 'code', plain, rich)).toBeUndefined();
    expect(pasted(marked, 'plain', plain, rich)).toBe(expected);
  });
});

describe('X42 plain text', () => {
  it.each([
    ['^', '甲\r\n乙', '甲\n乙'],
    ['前^后', '甲\n\n乙', '前甲\n\n乙后'],
    ['> 前^', '甲\n\n乙', '> 前甲\n>\n> 乙'],
    ['- 前^', '甲\n乙', '- 前甲\n  乙'],
    ['> ^', '甲\n> 乙', '> 甲\n> 乙'],
    ['- ^', '甲\n- 乙', '- 甲\n- 乙'],
  ])('%j and %j', (marked, text, expected) => {
    expect(pasted(marked, 'plain', text)).toBe(expected);
  });

  it('of CSV becomes a table', () => {
    const csv = '名,说明\r\n甲,"一\r\n二|三"\r\n';
    const written = '| 名 | 说明         |\n| -- | ------------ |\n| 甲 | 一<br>二\\|三 |';
    expect(pasted('前\n^', 'table', csv)).toBe(`前\n\n${written}`);
    expect(pasted('前^', 'table', 'Well, yes\nNo, not really, no')).toBeUndefined();
    expect(pasted('`a^`', 'table', csv)).toBeUndefined();
  });

  it('of many characters has few forms', () => {
    expect(Object.keys(pasteForms('', 0, 0, '甲\n'.repeat(60_000), undefined))).toEqual(['plain']);
  });

  it('becomes code and a quotation', () => {
    expect(pasted('前^', 'code', 'a\n```\nb')).toBe('前\n\n````\na\n```\nb\n````');
    expect(pasted('- 前^', 'code', 'a\n\nb')).toBe('- 前\n\n  ```\n  a\n\n  b\n  ```');
    expect(pasted('前^', 'quotation', '甲\n\n乙')).toBe('前\n\n> 甲\n>\n> 乙');
    expect(pasted('前^', 'quotation', '甲', '**甲**\n\n- 乙')).toBe('前\n\n> **甲**\n>\n> - 乙');
  });
});
