import {matchesInInlines} from '../text/inline-containers.ts';
import {characterReferences} from '../sections.ts';
import type {Rule} from '../rule.ts';

const names =
  'nbsp|ensp|emsp|thinsp|lt|gt|amp|quot|apos|hellip|mdash|ndash|ldquo|rdquo|lsquo|rsquo|laquo|raquo|middot|plusmn';

/** Entity names that are also likely names of variables. */
const words = 'copy|reg|trade|times|divide|deg|larr|rarr|uarr|darr|yen|euro|pound';

const number = String.raw`#\d{1,7}|#[xX][\da-fA-F]{1,6}`;

const pattern = new RegExp(
  [
    `&(?:${names}|${words}|${number})；`,
    String.raw`&(?:${number})(?![\w;])`,
    String.raw`&(?:${names})(?![\w;=-])`,
    String.raw`(?<![=(,&]\s?|[A-Za-z]\s)&(?:${words})(?![\w;=,)\].[-])`,
  ].join('|'),
  'gu',
);

/** `&nbsp` and `&nbsp；`: a character reference without its semicolon. */
export const entityNoSemicolon: Rule = {
  id: 'entity-no-semicolon',
  title: '实体末尾没有半角分号',
  explanation:
    '实体以 `&` 开头、以半角 `;` 结尾，没有分号或分号是全角，就按普通文字显示：补上半角分号。',
  section: characterReferences,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, pattern, 'prose').flatMap(({match, from, to}) => {
      const before = text.source.slice(Math.max(0, from - 200), from);
      const isInAddress = /[?=]/.test(before.slice(before.search(/(?<!\S)\S*$/)));
      const edits = [{from, to, insert: `${match[0].replace('；', '')};`}];
      return isInAddress ? [] : [{from, to, fix: {label: '补上半角分号', edits}}];
    }),
};
