import type {Block} from './document.ts';
import {lineStartFrom} from './change.ts';

// Blocks that must be parsed together have the same place. They form a group.

/** The number of characters that show what kind of block this is. */
const probeLength = 512;

/** The index of the first block in the same group as the block at an index. */
export function groupStart(blocks: readonly Block[], index: number): number {
  let start = index;
  while (start > 0 && blocks[start - 1]?.from === blocks[start]?.from) {
    start--;
  }
  return start;
}

/** The index of the first block of the next group, or the number of blocks. */
export function groupEnd(blocks: readonly Block[], index: number): number {
  let end = index + 1;
  while (end < blocks.length && blocks[end]?.from === blocks[index]?.from) {
    end++;
  }
  return end;
}

/** The index of the first block at or after an offset, or the number of blocks. */
export function firstBlockFrom(blocks: readonly Block[], offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.from ?? 0) < offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/**
 * The end of a stretch of text that is long enough to show how the group at an index begins. That also shows where the groups before it
 * end.
 *
 * @param by the distance between the blocks' offsets and those in the text
 */
export function probeEnd(
  text: string,
  blocks: readonly Block[],
  index: number,
  by: number,
): number {
  const block = blocks[index];
  const next = blocks[groupEnd(blocks, index)];
  const end = block && next ? next.from + by : text.length;
  return block ? Math.min(end, lineStartFrom(text, block.from + by + probeLength)) : end;
}

/** The labels that blocks define, in order. */
export function labelsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({labels}) => labels);
}
