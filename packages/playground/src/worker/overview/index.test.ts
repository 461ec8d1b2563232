import {parseText} from '@markdown-zh/diagnosis';
import {describe, expect, it} from 'vitest';
import {overviewOf} from './index.ts';
import {minutesOf, totalOf} from '../../interface/Status/totals.ts';
import {countOf} from './count.ts';

const overview = (source: string) => overviewOf(parseText(source).tree);

describe('X25 the count', () => {
  it.each([
    ['汉字与 English 混排', 5, 1, 0, 0],
    ['你好，world！「真」', 3, 1, 0, 4],
    ['3.14、1,000 和 2026-11-27', 1, 0, 3, 1],
    ["don't e-mail snake_case CAN2.0B", 0, 4, 0, 0],
    ['见 https://a.b/c?d=1 或 www.a.b', 2, 2, 0, 0],
    ['𠮷々〇かな한', 6, 0, 0, 0],
    ['🙂 + …', 0, 0, 0, 3],
    ['', 0, 0, 0, 0],
  ])('of %j', (text, characters, words, numbers, punctuation) => {
    expect(countOf(text)).toEqual({characters, words, numbers, punctuation});
  });

  it('is of the text that a reader reads, and of code apart', () => {
    const source =
      '---\ntitle: 标题\n---\n\n# 一**二**\n\n[三](https://a.b "四") ![五](/a.png) `六`<b>七</b>re**mark**able\n\n' +
      '|八|九|\n|-|-|\n\n- [x] 十\\\n  A\n\n```js\nlet 甲 = 1;\n```\n\n[^1]\n\n[^1]: 乙\n\n<!-- 丙 -->\n';
    const {prose, code} = overview(source);
    expect(prose).toEqual({characters: 9, words: 2, numbers: 0, punctuation: 0});
    expect(code).toEqual({characters: 1, words: 1, numbers: 1, punctuation: 2});
    expect(totalOf(prose)).toBe(11);
  });

  it('gives minutes', () => {
    expect(minutesOf(countOf(''))).toBe(1);
    expect(minutesOf(countOf('字'.repeat(3500)))).toBe(10);
    expect(minutesOf(countOf('word '.repeat(1000)))).toBe(5);
  });
});

describe('X24 the outline', () => {
  it('has every heading, in lists and quotations too, and none of front matter or code', () => {
    const source =
      '---\ntitle: a\n---\n# 一 `b`\n\n二\n---\n\n> ### 三\n\n- #### *四*\n\n##\n\n```\n# 五\n```\n';
    const {headings} = overview(source);
    expect(headings.map(({level, text}) => [level, text])).toEqual([
      [1, '一 b'],
      [2, '二'],
      [3, '三'],
      [4, '四'],
      [2, ''],
    ]);
    expect(headings.map(({from}) => source.slice(from).split('\n')[0])).toEqual([
      '# 一 `b`',
      '二',
      '### 三',
      '#### *四*',
      '##',
    ]);
  });
});
