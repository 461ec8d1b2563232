/** A range of the source; without offsets, empty. */
interface TextRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Whether a range of the source contains the cursor. */
export function containsOffset({from = 0, to = 0}: TextRange, offset: number | undefined): boolean {
  return offset !== undefined && from <= offset && offset <= to && from < to;
}
