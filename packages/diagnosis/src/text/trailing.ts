/**
 * What a text ends with of characters that a pattern accepts one by one: `trailing('a..', /\./)` is `..`.
 * A pattern with `+$` would look at a long row of them once for each.
 */
export function trailing(text: string, character: RegExp): string {
  let start = text.length;
  while (start > 0 && character.test(text.charAt(start - 1))) {
    start--;
  }
  return text.slice(start);
}
