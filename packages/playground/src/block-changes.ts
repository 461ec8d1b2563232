/** A block of a result; offsets into the source, both 0 for a block without a position. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly html: string;
  readonly differs?: boolean;
}

/** The difference between two lists of blocks. */
export interface BlockChanges<Item extends Block = Block> {
  /** The numbers of blocks that stay at both ends. */
  readonly start: number;
  readonly end: number;
  /** By how much the offsets at the end have moved. */
  readonly by: number;
  /** The blocks between both ends. */
  readonly blocks: readonly Item[];
}

/** What has changed from one list of blocks to another. An edit changes few of them, however long the text is. */
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

/** The end of the last block that has a place. */
function endOf(blocks: readonly Block[]): number {
  return blocks.findLast(({to}) => to > 0)?.to ?? 0;
}

/** The other list again. The frame's script contains the source of this function, so it uses nothing from outside. */
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
