import {interpolate, scrollDistance} from '../scroll-geometry.ts';
import {rangeOf, shownBlocks, type Shown} from './blocks.ts';
import type {ScrollPosition} from './messages.ts';

const root = document.documentElement;

/** Scrolls an element into view inside the frame only. */
export function reveal(element: Element): void {
  const {top, bottom, left, right} = element.getBoundingClientRect();
  window.scrollBy(0, scrollDistance(top, bottom, root.clientHeight));
  const wide = element.parentElement?.closest('pre, table');
  if (wide) {
    const start = wide.getBoundingClientRect().left;
    wide.scrollBy(scrollDistance(left - start, right - start, wide.clientWidth), 0);
  }
}

/** The scroll position of the frame. */
export function currentPosition(): ScrollPosition {
  const range = scrollRange();
  const progress = range > 0 ? Math.min(Math.max(window.scrollY / range, 0), 1) : 0;
  const height = progress * root.clientHeight;
  const blocks = blocksInOrder();
  const index = lastIndex(blocks, ({element}) => element.getBoundingClientRect().top <= height);
  const points = pointsAround(blocks, index).map(([offset, y]) => [y, offset] as const);
  return {offset: interpolate(points, height + window.scrollY), progress};
}

/** Scrolls the frame to a position. */
export function scrollToPosition({offset, progress}: ScrollPosition): void {
  const blocks = blocksInOrder();
  const index = lastIndex(blocks, ({block}) => block.from <= offset);
  const height = interpolate(pointsAround(blocks, index), offset) - progress * root.clientHeight;
  const isEnd = progress <= 0 || progress >= 1;
  window.scrollTo(window.scrollX, isEnd ? progress * scrollRange() : height);
}

/** Offsets and heights in the frame around one block, both rising. */
function pointsAround(blocks: readonly Shown[], index: number): [offset: number, height: number][] {
  const at = blocks[index];
  const points: [offset: number, height: number][] = [];
  const add = (offset: number, height: number) => {
    const [last, lowest] = points.at(-1) ?? [-1, 0];
    if (offset > last && height >= lowest) {
      points.push([offset, height]);
    }
  };
  const heightOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
  if (index <= 0) {
    add(0, 0);
  }
  if (at) {
    add(at.block.from, heightOf(at.element));
    for (const element of at.element.querySelectorAll('[data-from]')) {
      add(rangeOf(at.block, element)?.from ?? 0, heightOf(element));
    }
    add(at.block.to, at.element.getBoundingClientRect().bottom + window.scrollY);
  }
  const next = blocks[index + 1];
  if (next) {
    add(next.block.from, heightOf(next.element));
  } else {
    const [last] = points.at(-1) ?? [0];
    points.push([last + 1, root.scrollHeight]);
  }
  return points;
}

/** The blocks that have positions in the source, in order. Leaves out blocks from earlier in the source, such as footnotes at the end. */
function blocksInOrder(): readonly Shown[] {
  let last = 0;
  return shownBlocks().filter(({block: {from, to}}) => {
    const isNext = from >= last && from < to;
    last = isNext ? to : last;
    return isNext;
  });
}

function lastIndex(blocks: readonly Shown[], isBefore: (item: Shown) => boolean): number {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = blocks[middle];
    [low, high] = item && isBefore(item) ? [middle + 1, high] : [low, middle];
  }
  return low - 1;
}

function scrollRange(): number {
  return Math.max(root.scrollHeight - root.clientHeight, 0);
}
