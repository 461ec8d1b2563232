/**
 * The amount that a text may produce beyond its own length, so that no result grows with the square of the text. GitHub's cmark-gfm has
 * both limits: `max_ref_size` in src/blocks.c and `MAX_AUTOCOMPLETED_CELLS` in extensions/table.c. Its second limit is half a million,
 * which a page cannot show while a reader types.
 */
export interface Allowance {
  /** Takes the characters that a reference repeats of its definition. False if fewer are left: the reference stays text. */
  readonly takeExpansion: (characters: number) => boolean;
  /** Takes the empty cells that a row shorter than its table gets. False if fewer are left: the row stays short. */
  readonly takeCells: (cells: number) => boolean;
}

/** The allowance of a text of this length, in UTF-16 code units. */
export function allowanceOf(length: number): Allowance {
  return {
    takeExpansion: counter(Math.max(100_000, length)),
    takeCells: counter(Math.max(10_000, length)),
  };
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
