/** The new text has `from` to `newTo` in place of `from` to `oldTo` of the old text. */
export interface ChangedRange {
  readonly from: number;
  readonly oldTo: number;
  readonly newTo: number;
}

/**
 * The difference between two texts, without their common start and common end. The common start does not end
 * inside a line ending.
 */
export function changeBetween(before: string, after: string): ChangedRange {
  const shorter = Math.min(before.length, after.length);
  const start = commonLength(
    shorter,
    (from, to) => before.slice(from, to) === after.slice(from, to),
  );
  const from = before.charAt(start - 1) === '\r' ? start - 1 : start;
  const end = commonLength(
    shorter - from,
    (near, far) =>
      before.slice(before.length - far, before.length - near) ===
      after.slice(after.length - far, after.length - near),
  );
  return {from, oldTo: before.length - end, newTo: after.length - end};
}

/** The greatest length up to a limit for which everything before it is the same. */
function commonLength(limit: number, isSame: (from: number, to: number) => boolean): number {
  let length = 0;
  // Long slices are compared many times faster than single characters.
  for (let step = 8192; step >= 1; step /= 2) {
    while (length + step <= limit && isSame(length, length + step)) {
      length += step;
    }
  }
  return length;
}

/** The first start of a line at or after an offset above 0, or the length of the text. */
export function lineStartFrom(text: string, offset: number): number {
  const lineEnding = /\r\n?|\n/g;
  lineEnding.lastIndex = offset - 1;
  return lineEnding.test(text) ? lineEnding.lastIndex : text.length;
}
