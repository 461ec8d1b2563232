/** Line and column, both 1-based, of an offset in a text. */
export function placeAt(
  text: string,
  offset: number,
): {readonly line: number; readonly column: number} {
  const starts = startsOf(text);
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? Infinity) <= offset) {
      first = middle;
    } else {
      last = middle - 1;
    }
  }
  return {line: first + 1, column: Math.min(offset, text.length) - (starts[first] ?? 0) + 1};
}

let lastText = '';
let lastStarts: readonly number[] = [0];

/** Where the lines of a text start. Keeps the answer for the last text, of which checks ask for thousands of places. */
function startsOf(text: string): readonly number[] {
  if (text !== lastText) {
    lastText = text;
    lastStarts = [0, ...Array.from(text.matchAll(/\n/g), ({index}) => index + 1)];
  }
  return lastStarts;
}
