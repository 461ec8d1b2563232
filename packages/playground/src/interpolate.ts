/**
 * The value at `x` of a line through points, whose x rise. Before the first and after the last point it has their values. The frame's
 * script inlines the source of this function, so it uses nothing from outside.
 */
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
