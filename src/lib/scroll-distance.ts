/**
 * How far to scroll so that something is seen: as `scrollIntoView` does with `nearest`, but for one scroller,
 * where that reaches through all around it, and out of a frame as well. `start` and `end` are the element's,
 * from the beginning of what is seen; all in one unit. What fills more than the scroller at both ends stays.
 * It stands alone: the frame's script contains its source.
 */
export function scrollDistance(start: number, end: number, size: number): number {
  const isBefore = start < 0;
  const isBehind = end > size;
  if (isBefore === isBehind) {
    return 0;
  }
  const isLarger = end - start > size;
  return isBefore === isLarger ? end - size : start;
}
