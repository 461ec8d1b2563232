import {integer, pick, type Random} from '../../corpus/random';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/**
 * Makes one edit after the first letter of a word: deletes, inserts or replaces a letter, or exchanges two
 * neighbours.
 */
export function mistype(random: Random, word: string): string {
  const at = integer(random, 1, word.length - 1);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  const letter = pick(random, letters) ?? '';
  const forms = [
    before + after.slice(1),
    before + letter + after,
    before + letter + after.slice(1),
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
  ];
  return pick(random, forms) ?? word;
}

/** Whether two texts differ by at most one edit: a letter deleted, inserted or replaced, or two neighbours exchanged. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) {
    return false;
  }
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start += 1;
  }
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isExchange = restA.length === 2 && restA === restB.charAt(1) + restB.charAt(0);
  return isExchange || Math.max(restA.length, restB.length) <= 1;
}
