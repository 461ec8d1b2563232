import {closest, distance} from 'fastest-levenshtein';

/**
 * The known name that a mistyped one was probably meant to be.
 *
 * @returns ` Did you mean "x"?`, or nothing when no name is within half of the letters
 */
export function suggest(given: string, known: readonly string[]): string {
  if (known.length === 0) {
    return '';
  }
  const name = closest(given.toLowerCase(), known);
  const isNear = distance(given.toLowerCase(), name) <= Math.max(1, Math.floor(given.length / 2));
  return isNear ? ` Did you mean "${name}"?` : '';
}
