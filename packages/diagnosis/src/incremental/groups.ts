import type {Block} from './document.ts';
import {lineStartFrom} from './change.ts';

// Blocks that can be read only together have the same place. They are a group.

/** As much of a block as shows what it is. */
const probeLength = 512;

/** The first block of the group of the block at an index. */
export function groupStart(blocks: readonly Block[], index: number): number {
  let start = index;
  while (start > 0 && blocks[start - 1]?.from === blocks[start]?.from) {
    start--;
  }
  return start;
}

/** The first block of the next group, or the number of blocks. */
export function groupEnd(blocks: readonly Block[], index: number): number {
  let end = index + 1;
  while (end < blocks.length && blocks[end]?.from === blocks[index]?.from) {
    end++;
  }
  return end;
}

/** The index of the first block at an offset or behind it, or the number of blocks. */
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
 * The end of a stretch of a text that shows how the group at an index begins, and so how all before it
 * ends. The blocks are so many offsets away in the text.
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

/** The labels that blocks define, in their order. */
export function labelsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({labels}) => labels);
}
