/**
 * How many items two lists share at their beginnings, and behind those at their ends: an edit changes what
 * is between. It stands alone: the frame's script contains its source.
 */
export function commonEnds<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (a: Item | undefined, b: Item | undefined) => boolean,
): {readonly start: number; readonly end: number} {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) {
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) {
    end += 1;
  }
  return {start, end};
}
