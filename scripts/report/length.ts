import {placeholder} from '@markdown-zh/content-check/article';

/** The length of a text. */
interface Length {
  /** Han characters. */
  readonly han: number;
  /** Words of other scripts, and numbers. */
  readonly words: number;
}

const word = /[\p{L}\p{M}\p{N}]+(?:[-'’.,/][\p{L}\p{M}\p{N}]+)*/gu;

/** Counts Han characters and words. Punctuation does not count, and a code span (a placeholder in prose) is one word. */
export function lengthOf(text: string): Length {
  const others = text.replace(/\p{Script=Han}/gu, ' ');
  const han = (text.match(/\p{Script=Han}/gu) ?? []).length;
  const code = others.split(placeholder).length - 1;
  return {han, words: (others.match(word) ?? []).length + code};
}
