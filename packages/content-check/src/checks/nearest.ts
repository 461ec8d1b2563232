import {closest, distance} from 'fastest-levenshtein';
import {didYouMean} from '../messages/en.ts';

/**
 * The known name that a mistyped one was probably meant to be.
 *
 * @returns undefined unless `given` differs from a name in at most a third of its letters (one or two of a short name), or one
 * of both begins with the other
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

/** The English question after the nearest name: ` Did you mean "x"?`; empty without one. */
export function suggest(given: string, known: readonly string[]): string {
  return didYouMean(nearest(given, known));
}
