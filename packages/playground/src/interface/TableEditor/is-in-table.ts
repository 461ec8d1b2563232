const blank = /^[\s>]*$/;
const delimiterRow = /^\|?:?-+:?(?:\|:?-+:?)*\|?$/;

/** Whether lines around this place look like a GFM table. Quick enough for each move of the cursor; `tableAt` reads exactly. */
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
  while (start > 0) {
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

/** Where the line of a place begins, in UTF-16 code units. */
export function lineStart(text: string, place: number): number {
  return place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
}

/** Where the line of a place ends, before its line feed. */
export function lineEnd(text: string, place: number): number {
  const end = text.indexOf('\n', place);
  return end === -1 ? text.length : end;
}
