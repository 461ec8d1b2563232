/** A range of the text, in UTF-16 code units. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Whether both offsets are positions in a text. The frame, which sends them, is not trusted. */
export function isRange(from: number, to: number): boolean {
  return [from, to].every((offset) => Number.isInteger(offset) && offset >= 0);
}

/** A part of a result, with its range if the parser reports one. */
interface ResultPart {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Whether the range of a part contains the cursor. */
export function containsOffset(
  {from = 0, to = 0}: ResultPart,
  offset: number | undefined,
): boolean {
  return offset !== undefined && from <= offset && offset <= to && from < to;
}
