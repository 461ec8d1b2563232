/** A list, or the UTF-16 code units of a text. */
interface Indexed<Item> {
  readonly length: number;
  readonly [index: number]: Item;
  readonly at: (index: number) => Item | undefined;
}

/**
 * The lengths of the common prefix and the common suffix of two lists; an edit changed what is between. The frame's
 * script inlines the source of this function, so it refers to no other declaration.
 */
export function commonEnds<Item>(
  before: Indexed<Item>,
  after: Indexed<Item>,
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
