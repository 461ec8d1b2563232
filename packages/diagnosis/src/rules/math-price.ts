import {formulas} from '../sections.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import type {Rule} from '../rule.ts';

/** Two amounts in a line. Between two signs of a formula stand no Han characters and no words. */
const pair =
  /(?<![\\$\w])\$\d(?=[^$\r\n]*?(?:\p{Script=Han}| [A-Za-z]{2,} ))[^$\r\n]*(?<!\\)\$(?=\d)/gu;

/** `从 $50 涨到 $100`: engines with formulas take the text between the signs for a formula. */
export const mathPrice: Rule = {
  id: 'math-price',
  title: '两个价钱之间成了公式',
  explanation:
    '认公式的平台把一行里的两个 `$` 当作公式的两端，中间的文字变成斜体、没有空格：表示美元的 `$` 前面写反斜线。',
  section: formulas,
  severity: 'hint',
  platforms: ['typora', 'hexo', 'docusaurus', 'yuque'],
  find: (text) =>
    matchesInInlines(text, pair).map(({from, to}) => ({
      from,
      to,
      fix: {
        label: '在 $ 前面写反斜线',
        edits: [from, to - 1].map((place) => ({from: place, to: place, insert: '\\'})),
      },
    })),
};
