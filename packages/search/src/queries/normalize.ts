const han = String.raw`\p{Script=Han}`;
const spaceBesideHan = new RegExp(String.raw`(?<=${han})[^\S\n]+|[^\S\n]+(?=${han})`, 'gu');

/**
 * A text as labels compare it: compatibility forms folded (full and half width), lower case, white space single
 * and none beside Han characters, where writers differ. Line feeds stay, as borders of blocks.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    .replace(spaceBesideHan, '')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Whether there is a Han character in the text. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * Whether the needle stands in the text where a word may begin: not in the midst of a Latin word, a number or an
 * identifier (`.net` is not what `example.net` says). A Han needle may stand anywhere. Both are normalised.
 */
export function beginsWord(text: string, needle: string): boolean {
  if (/^\p{Script=Han}/u.test(needle)) {
    return text.includes(needle);
  }
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    if (!/\w/.test(text.charAt(at - 1))) {
      return true;
    }
  }
  return false;
}
