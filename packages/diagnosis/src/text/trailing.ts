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
