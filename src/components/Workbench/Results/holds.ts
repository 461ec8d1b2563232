/** A stretch of the source; without offsets, none. */
interface Stretch {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Whether a stretch of the source holds the cursor. */
export function holds({from = 0, to = 0}: Stretch, offset: number | undefined): boolean {
  return offset !== undefined && from <= offset && offset <= to && from < to;
}
