/**
 * The limits of the cost of a text, so that no time and no result grows faster than it. All tools that take a text of a reader share these limits.
 * Times are in `textTimeLimit` of `@markdown-zh/ui/worker-runner`.
 */
export const limits = {
  /**
   * Marks in a paragraph, a heading or a cell: a parser searches all open marks for each that closes.
   */
  marks: 1000,
  /** Characters that are read in such a block for marks without an end: each of them reads the rest of the block. */
  wasted: 50_000,
  /**
   * The last column where a quotation or a list begins. They nest as deep as their column at most, and each line of a text reads them all.
   */
  column: 200,
  /**
   * Lines of a paragraph in a quotation or list that continue it without its sign: each of them reads all lines before it. The next such
   * line begins a paragraph outside.
   */
  lazyLines: 500,
  /** Levels of HTML tags in each other. Deeper ones exhaust the stack of a browser's worker. They are named, not cut. */
  tags: 500,
  /** Characters that references repeat of their definitions. cmark-gfm has the same limit: `max_ref_size` in src/blocks.c. */
  expansion: {least: 100_000, perCharacter: 1},
  /** Empty cells that short rows get. cmark-gfm: `MAX_AUTOCOMPLETED_CELLS` in extensions/table.c, half a million. */
  cells: {least: 10_000, perCharacter: 1},
  /** Characters of a result, such as an article for 公众号 with its styles. */
  result: {least: 1_000_000, perCharacter: 500},
} as const;

/** The amount that a text may produce beyond its own length. */
export interface Allowance {
  /** Takes the characters that a reference repeats of its definition. False if fewer are left: the reference stays text. */
  readonly takeExpansion: (characters: number) => boolean;
  /** Takes the empty cells that a row shorter than its table gets. False if fewer are left: the row stays short. */
  readonly takeCells: (cells: number) => boolean;
}

/** The allowance of a text of this length, in UTF-16 code units. */
export function allowanceOf(length: number): Allowance {
  return {
    takeExpansion: counter(amount(limits.expansion, length)),
    takeCells: counter(amount(limits.cells, length)),
  };
}

/**
 * Returns a result, unless it is larger than its text allows.
 *
 * @param length of the text, in UTF-16 code units
 * @throws {RangeError} in Chinese
 */
export function limitedResult<Result>(result: Result, length: number): Result {
  const take = counter(amount(limits.result, length));
  if (!takeAll(result, take)) {
    throw new RangeError('这段文字的结果大得超过限度，没有显示。把文字拆开');
  }
  return result;
}

/** Takes the characters and bytes of a value. False once too few are left. */
function takeAll(value: unknown, take: (amount: number) => boolean): boolean {
  if (typeof value === 'string') {
    return take(value.length);
  }
  if (value instanceof Blob) {
    return take(value.size);
  }
  if (ArrayBuffer.isView(value)) {
    return take(value.byteLength);
  }
  return (
    typeof value !== 'object' ||
    value === null ||
    Object.values(value).every((each) => takeAll(each, take))
  );
}

function amount(
  {least, perCharacter}: {readonly least: number; readonly perCharacter: number},
  length: number,
): number {
  return Math.max(least, perCharacter * length);
}

function counter(limit: number): (amount: number) => boolean {
  let left = limit;
  return (amount) => {
    if (amount > left) {
      return false;
    }
    left -= Math.max(amount, 0);
    return true;
  };
}
