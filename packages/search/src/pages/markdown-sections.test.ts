import {describe, expect, it} from 'vitest';
import {readMarkdownSections} from './markdown-sections.ts';

function sectionsOf(source: string) {
  return readMarkdownSections(source).map(({heading, anchor, text, code}) => [
    heading,
    anchor,
    text,
    code,
  ]);
}

describe('the sections of an article', () => {
  it('begin at headings, with the anchors of their page', () => {
    expect(
      sectionsOf(
        '---\ntitle: 题\n---\n\n# 题\n\n前\n\n## 甲 `b`\n\n一\n\n### 乙 {#own}\n\n### 甲 `b`\n\n二\n\n## 丙 {/* #own-2 */}\n\n三\n',
      ),
    ).toEqual([
      ['', '', '前', ''],
      ['甲 b', '甲-b', '一', ''],
      ['乙', 'own', '', ''],
      ['甲 b', '甲-b-1', '二', ''],
      ['丙', 'own-2', '三', ''],
    ]);
  });

  it('keep code and formulas apart from text, and separate blocks', () => {
    expect(
      sectionsOf(
        '第一行\n第二行，`x`[^1]。\n\n- 一\n  - 二\n\n| a | b |\n| - | - |\n| 1 | **2** |\n\n```js\nlet a;\n```\n\n$$\nR_T\n$$\n\n[^1]: 注\n',
      ),
    ).toEqual([['', '', '第一行第二行，x。\n一\n二\na\nb\n1\n2\n注', 'let a;\n\nR_T']]);
  });

  it('have the text in components and admonitions, without imports, tags and comments', () => {
    expect(
      sectionsOf(
        "import A from '@site/A';\n\n<!-- 批注 -->\n\n<A size={1 + 1}>\n\n里面\n\n</A>\n\n:::note[标题]\n\n内容 {'值'}\n\n:::\n\n:::tip[另一]\n\n甲<br />乙<kbd>丙</kbd>\n\n:::\n",
      ),
    ).toEqual([['', '', '里面\n标题\n内容\n另一\n甲\n乙丙', '']]);
  });

  it('are empty while it is not valid MDX', () => {
    expect(sectionsOf('## 题\n\n<A>\n')).toEqual([]);
  });
});
