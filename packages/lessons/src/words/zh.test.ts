import {expect, it} from 'vitest';
import type {Finding} from '../grading/finding.ts';
import {mistakeSentence, sentence} from './zh.ts';

it.each<[Finding, string, string]>([
  [
    {rule: 'quote-missing', values: {block: '他说：「好', actual: undefined, signs: ['＃']}},
    '「他说：「好」应当在引用里，`＃` 没有起作用：行首写 `>` 和一个空格。',
    '「他说：「好」应当在引用里，`＃` 没有起作用。',
  ],
  [
    {rule: 'line-full-width', values: {kind: 'math', line: 2, signs: ['：', '`']}},
    '公式的第 2 行里的 `：` `` ` `` 要换成半角。',
    '公式的第 2 行里的 `：` `` ` `` 要换成半角。',
  ],
  [
    {rule: 'text-differs', values: {block: '\uFFFC 图 1', missing: '\u2028', surplus: '\uFFFC'}},
    '「图片 图 1」的文字和目标不同，换行成了图片。',
    '「图片 图 1」的文字和目标不同，换行成了图片。',
  ],
  [
    {rule: 'criterion-unmet', values: {say: '还缺一级标题', remedy: '行首一个 `#`，空一格'}},
    '还缺一级标题：行首一个 `#`，空一格。',
    '还缺一级标题。',
  ],
])(
  'a sentence has a mistake and a remedy, also around colons and quotation marks: %j',
  (finding, all, mistake) => {
    expect(sentence(finding)).toBe(all);
    expect(mistakeSentence(finding)).toBe(mistake);
  },
);
