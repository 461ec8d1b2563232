/** The numbers of characters, words, numbers and signs of a text. */
export interface Count {
  /** Han characters, kana and hangul, each of which counts as a word in Chinese word processors. */
  readonly characters: number;
  /** Words of other letters; `don’t` and `e-mail` are one, and so is an address. */
  readonly words: number;
  /** Numbers such as `3.14`, `1,000` and `2026-11-27`. */
  readonly numbers: number;
  /** Punctuation and symbols, except those within words and numbers. */
  readonly punctuation: number;
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const address = /(?:https?:\/\/|www\.)\S+/g;
const word = /[\p{L}\p{N}\p{M}]+(?:(?:['’_-]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{N}\p{M}]+)*/gu;
const sign = /[\p{P}\p{S}]/gu;

/** Counts a text without markup. */
export function countOf(text: string): Count {
  const rest = text.replace(cjk, ' ').replace(address, 'x');
  const words = rest.match(word) ?? [];
  const numbers = words.filter((found) => !/\p{L}/u.test(found)).length;
  return {
    characters: text.match(cjk)?.length ?? 0,
    words: words.length - numbers,
    numbers,
    punctuation: rest.replace(word, ' ').match(sign)?.length ?? 0,
  };
}
