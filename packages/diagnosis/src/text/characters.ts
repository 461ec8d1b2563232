/** Any Han character, kana or hangul: what a Chinese, Japanese or Korean word is made of. */
export const cjkLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A Unicode punctuation character as CommonMark 0.31.2 (section 2.1) defines it: of category P or S. */
export const punctuation = /[\p{P}\p{S}]/u;

/** A Unicode whitespace character of section 2.1: of category Zs, tab, line feed, form feed or carriage return. */
export const whitespace = /[\p{Zs}\t\n\f\r]/u;

/** Whole characters (not halves of a surrogate pair) before and after a place; undefined at the ends of the text. */
export function around(
  source: string,
  from: number,
  to: number,
): {readonly before: string | undefined; readonly after: string | undefined} {
  const after = source.codePointAt(to);
  return {
    before: /.$/su.exec(source.slice(Math.max(0, from - 2), from))?.[0],
    after: after === undefined ? undefined : String.fromCodePoint(after),
  };
}

/**
 * The longest end of a text whose characters each match a pattern: `trailing('a..', /\./)` is `..`. A pattern
 * with `+$` would scan a long row of them once for each.
 */
export function trailing(text: string, character: RegExp): string {
  let start = text.length;
  while (start > 0 && character.test(text.charAt(start - 1))) {
    start--;
  }
  return text.slice(start);
}
