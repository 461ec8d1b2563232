const blank = /^[\s>]*$/;
const delimiterRow = /^\|?:?-+:?(?:\|:?-+:?)*\|?$/;

/** How far above an offset a table may begin, in UTF-16 code units. */
const farthest = 100_000;

/**
 * Whether lines around an offset look like a GFM table. Fast enough for each move of the cursor. The worker reads exactly, and also finds a
 * table that begins farther above.
 */
export function isInTable(source: string, offset: number): boolean {
  const lineFrom = (start: number) => source.slice(start, lineEnd(source, start));
  const isDelimiterRow = (start: number) => {
    const line = lineFrom(start);
    return line.includes('|') && delimiterRow.test(line.replace(/[\s>]/g, ''));
  };
  let start = lineStart(source, offset);
  if (blank.test(lineFrom(start))) {
    return false;
  }
  const next = lineEnd(source, start) + 1;
  if (next < source.length && isDelimiterRow(next)) {
    return true;
  }
  const end = Math.max(0, offset - farthest);
  while (start > end) {
    const above = lineStart(source, start - 1);
    if (blank.test(lineFrom(above))) {
      return false;
    }
    if (isDelimiterRow(start)) {
      return true;
    }
    start = above;
  }
  return false;
}

/** Start of the line that contains an offset, in UTF-16 code units. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** End of the line that contains an offset, before its line feed. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
