/** A place in a text. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** In UTF-16 code units, from 1. */
  readonly column: number;
}

/** Returns a function that gives the position of an offset in a text. A line ends in CRLF, LF or CR. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [
    0,
    ...[...text.matchAll(/\r\n|[\r\n]/g)].map(({0: ending, index}) => index + ending.length),
  ];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low + 1 < high) {
      const middle = (low + high) >>> 1;
      [low, high] = (starts[middle] ?? Infinity) <= offset ? [middle, high] : [low, middle];
    }
    return {line: low + 1, column: offset - (starts[low] ?? 0) + 1};
  };
}
