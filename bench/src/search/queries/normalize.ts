const han = String.raw`\p{Script=Han}`;
const spaceBesideHan = new RegExp(String.raw`(?<=${han})[^\S\n]+|[^\S\n]+(?=${han})`, 'gu');

/**
 * The form of a text in which labels are compared. It folds compatibility forms (full and half width) and case,
 * collapses white space, and removes it beside Han characters, where writers differ. Line feeds stay, as borders of
 * blocks.
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

/** Whether the text has a Han character. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * Whether the text has the needle where a word may begin. A word does not begin inside a Latin word, a number or an identifier, so `.net`
 * does not begin one in `example.net`. A Han needle may be anywhere. Both are normalised.
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
