import type {Marked} from '../index/types.ts';
import type {Option} from './state.ts';

/** A stretch of a text; `end` is exclusive. */
type Stretch = readonly [start: number, end: number];

/** The matched words of a result, as the page writes them: each once, the longest first. */
export function matchedWords({page, section}: Option): readonly string[] {
  const marked: readonly Marked[] = [
    ...(section.heading.length === 0 ? page.title : []),
    ...section.heading,
    ...section.excerpt,
  ];
  const words = marked.filter(({isMatch}) => isMatch).map(({text}) => text.trim());
  return [...new Set(words)].filter(Boolean).sort((a, b) => b.length - a.length);
}

/**
 * Finds the words in a text, in its order, without overlaps. A Latin word matches at the beginning of words. It
 * matches inside words only if no word begins with it. So `C` does not match each c of `Docusaurus`.
 */
export function findWords(text: string, words: readonly string[]): readonly Stretch[] {
  if (words.length === 0) {
    return [];
  }
  const pattern = words.map((word) => patternOf(word, text)).join('|');
  return Array.from(text.matchAll(new RegExp(pattern, 'giu')), ({0: found, index}) => [
    index,
    index + found.length,
  ]);
}

function patternOf(word: string, text: string): string {
  const literal = word
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`);
  const atStart = String.raw`(?<![\p{Script=Latin}\d])${literal}`;
  const isLatin = /^[\p{Script=Latin}\d]/u.test(word);
  return isLatin && new RegExp(atStart, 'iu').test(text) ? atStart : literal;
}
