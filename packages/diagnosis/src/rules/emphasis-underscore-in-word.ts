import {cjkLetter, punctuation, whitespace} from '../text/characters.ts';
import {brokenEmphasis, type BrokenPair} from '../text/emphasis-faults.ts';
import type {Rule} from '../rule.ts';
import {emphasis} from '../sections.ts';

const isEdge = (character: string | undefined) =>
  character === undefined || whitespace.test(character) || punctuation.test(character);

/** Distinguishes emphasis from names (`__init__`, `报告_终稿_二`) and blanks to fill in (`我__岁，住在__市`). */
function isMeant({size, content, before, after}: BrokenPair): boolean {
  if (size === 1) {
    return cjkLetter.test(content) && !/\w/.test(content) && isEdge(before) !== isEdge(after);
  }
  const isPhrase = cjkLetter.test(content) && !/[，。、；？！]./u.test(content);
  const isNumber = !/[\p{L}_]/u.test(content) && cjkLetter.test(`${before ?? ''}${after ?? ''}`);
  return isPhrase || isNumber;
}

/** `这是__粗体__字`: underscores between letters. */
export const emphasisUnderscoreInWord: Rule = {
  id: 'emphasis-underscore-in-word',
  title: '下划线夹在文字之间',
  explanation:
    '下划线两侧都是文字时，不能开始也不能结束强调，这样 `snake_case` 才不会变样；汉字之间没有空格，要强调就用星号。',
  section: emphasis,
  severity: 'hint',
  find: (text) =>
    brokenEmphasis(text, (pair) => pair.fault === 'underscore' && isMeant(pair), '换成星号'),
};
