/** Where the line of a place begins, in UTF-16 code units. */
export function lineStart(text: string, place: number): number {
  return place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
}

/** Where the line of a place ends, before its line feed. */
export function lineEnd(text: string, place: number): number {
  const end = text.indexOf('\n', place);
  return end === -1 ? text.length : end;
}
