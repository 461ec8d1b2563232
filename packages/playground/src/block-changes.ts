/** A block of a result. Its offsets into the source are both 0 if it has no position. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly html: string;
  readonly differs?: boolean;
}

/** The difference between two lists of blocks. */
export interface BlockChanges<Item extends Block = Block> {
  /** The number of unchanged blocks at each end. */
  readonly start: number;
  readonly end: number;
  /** The shift of the offsets at the end. */
  readonly by: number;
  /** The blocks between both ends. */
  readonly blocks: readonly Item[];
}

/** The changes from one list of blocks to another. An edit changes few blocks, however long the text is. */
export function blockChanges<Item extends Block>(
  before: readonly Item[],
  after: readonly Item[],
): BlockChanges<Item> {
  const by = endOf(after) - endOf(before);
  const isSame = (a: Block | undefined, b: Block | undefined, shift: number) => {
    if (!a || a.html !== b?.html || a.differs !== b.differs) {
      return false;
    }
    return a.to === 0 ? b.to === 0 : b.from - a.from === shift && b.to - a.to === shift;
  };
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start], 0)) {
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end), by)) {
    end += 1;
  }
  return {start, end, by, blocks: after.slice(start, after.length - end)};
}

/** The end of the last block that has a position. */
function endOf(blocks: readonly Block[]): number {
  return blocks.findLast(({to}) => to > 0)?.to ?? 0;
}

/** Applies changes to the first list, and returns the second. */
export function changedBlocks<Item extends Block>(
  before: readonly Item[],
  {start, end, by, blocks}: BlockChanges<Item>,
): Item[] {
  const kept = end === 0 ? [] : before.slice(-end);
  const moved =
    by === 0
      ? kept
      : kept.map((block) =>
          block.to === 0 ? block : {...block, from: block.from + by, to: block.to + by},
        );
  return [...before.slice(0, start), ...blocks, ...moved];
}
