/**
 * Whether two words differ by one edit: a letter inserted, deleted or replaced, or two neighbours exchanged
 * (Damerau–Levenshtein distance 1).
 */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) {
    return false;
  }
  let start = 0;
  while (start < short.length && short[start] === long[start]) {
    start++;
  }
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) {
    end++;
  }
  const [left, right] = [
    short.slice(start, short.length - end),
    long.slice(start, long.length - end),
  ];
  const [first = '', second = ''] = right;
  return right.length <= 1 || left === second + first;
}
