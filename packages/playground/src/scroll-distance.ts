/**
 * How far to scroll to show an element, as `scrollIntoView` with `nearest` does. It moves one scroller only;
 * `scrollIntoView` also moves all ancestors, even outside a frame. `start` and `end` of the element are relative to the
 * visible part, all in one unit. An element that exceeds the scroller at both ends does not move. The frame's script
 * inlines the source of this function, so it uses nothing from outside.
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
