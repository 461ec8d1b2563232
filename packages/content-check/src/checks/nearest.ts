import {closest, distance} from 'fastest-levenshtein';
import {didYouMean} from '../messages/en.ts';

/**
 * The known name that a mistyped one was probably meant to be.
 *
 * A name is near if one begins with the other, or if they differ in at most a third of their letters. Short names may differ in one or
 * two.
 *
 * @returns undefined if no name is near
 */
export function nearest(given: string, known: readonly string[]): string | undefined {
  if (known.length === 0) {
    return undefined;
  }
  const lower = given.toLowerCase();
  const name = closest(lower, known);
  const most = Math.max(1, Math.min(2, given.length - 2), Math.floor(given.length / 3));
  const isNear =
    distance(lower, name) <= most ||
    (lower !== '' && (lower.startsWith(name) || name.startsWith(lower)));
  return isNear ? name : undefined;
}

/** The English question after the nearest name, such as ` Did you mean "x"?`; empty if no name is near. */
export function suggest(given: string, known: readonly string[]): string {
  return didYouMean(nearest(given, known));
}
