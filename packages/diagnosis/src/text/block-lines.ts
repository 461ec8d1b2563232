import {lineStart, quoteMarkersLength} from './paragraph-lines.ts';
import {linesOf} from './spans.ts';

/** A line of a block of code or HTML. */
export interface BlockLine {
  /** The start of the line, before the markers of block quotes and list items. */
  readonly start: number;
  /** After the markers; includes the indentation, except on the first line. The line ending is excluded. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The lines of the block at a place. */
export function blockLines(
  source: string,
  {from, to}: {readonly from: number; readonly to: number},
): BlockLine[] {
  const start = lineStart(source, from);
  const depth = source.slice(start, from).split('>').length - 1;
  return linesOf(source.slice(from, to)).map((line, index) => {
    const behind = index === 0 ? 0 : quoteMarkersLength(line.text, depth);
    return {
      start: index === 0 ? start : from + line.from,
      from: from + line.from + behind,
      to: from + line.to,
      text: line.text.slice(behind),
    };
  });
}
