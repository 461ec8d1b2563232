import {cjkLetter, whitespace} from '../text/characters.ts';
import {brokenEmphasis, type BrokenPair} from '../text/emphasis-faults.ts';
import type {Rule} from '../rule.ts';
import {emphasis} from '../sections.ts';

const isGap = (character: string | undefined) =>
  character === undefined || whitespace.test(character);

const isLineEnd = (character: string | undefined) =>
  character === undefined || /[\r\n]/.test(character);

/**
 * Distinguishes emphasis from operators (`2 ** 3 ** 4`, `长 * 宽 * 高`), bullets (`** 甲`), pointers and
 * arguments (`char **a, **b`).
 */
function isMeant({size, content, before, after}: BrokenPair): boolean {
  const opensWithSpace = /^\s/.test(content);
  const closesWithSpace = /\s$/.test(content);
  const isChinese = cjkLetter.test(content);
  if (/^\s*[\r\n]/.test(content) || /[\r\n]/.test(content.slice(content.trimEnd().length))) {
    return false;
  }
  if (size === 1) {
    return opensWithSpace && closesWithSpace && !isGap(before) && !/\w/.test(before ?? '');
  }
  if (opensWithSpace && closesWithSpace) {
    return (
      isChinese ||
      isLineEnd(before) ||
      isLineEnd(after) ||
      (!isGap(before) && !/\w/.test(before ?? ''))
    );
  }
  return opensWithSpace
    ? !/\w/.test(before ?? '') && (isChinese || isLineEnd(before))
    : !/\w/.test(after ?? '') && (isChinese || (isGap(before) && /\p{L}{2}/u.test(content)));
}

/** `** 粗体 **`: white space inside the stars. */
export const emphasisSpaceInside: Rule = {
  id: 'emphasis-space-inside',
  title: '星号里面有空格',
  explanation:
    '开头的星号后面、结尾的星号前面是空白（全角空格也算）时，Markdown 认不出它们是开头和结尾：去掉里面的空格。',
  section: emphasis,
  severity: 'problem',
  find: (text) =>
    brokenEmphasis(
      text,
      (pair) => pair.fault === 'space' && pair.mark === '*' && isMeant(pair),
      '去掉星号里面的空格',
    ),
};
