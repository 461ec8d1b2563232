/**
 * How far to scroll to show an element, as `scrollIntoView` with `nearest` does. It moves one scroller only;
 * `scrollIntoView` also moves all ancestors, even outside a frame. `start` and `end` of the element are relative to the
 * visible part, all in one unit. An element that exceeds the scroller at both ends does not move.
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

/** The value at `x` of a line through points in ascending order of x. Outside of them, the value of the nearest point. */
export function interpolate(
  points: readonly (readonly [x: number, y: number])[],
  x: number,
): number {
  const index = points.findIndex(([at]) => at > x);
  const [after, before] = [points[index], points[index < 0 ? points.length - 1 : index - 1]];
  if (!before || !after) {
    return (before ?? after)?.[1] ?? 0;
  }
  return before[1] + ((x - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}
