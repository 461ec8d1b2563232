/** Line and column, both 1-based, of an offset in a text. */
export function placeAt(
  text: string,
  offset: number,
): {readonly line: number; readonly column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
