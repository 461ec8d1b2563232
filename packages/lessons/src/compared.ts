import type {Root} from 'mdast';
import type {Container, Item, LeafBlock} from './leaf-blocks.ts';
import {leafBlocks, unusedNotes} from './leaf-blocks.ts';
import {wordsOf} from './meaning.ts';
import {pairUp, type Pair} from './pairs.ts';

/** The blocks of a goal and of an answer, and which stand for each other. */
export interface Compared {
  readonly wanted: readonly LeafBlock[];
  readonly found: readonly LeafBlock[];
  /** In the order of the wanted blocks. */
  readonly pairs: readonly Pair[];
  /** Wanted blocks that lack. */
  readonly unpaired: readonly LeafBlock[];
  /** Found blocks that stand for none that is wanted. */
  readonly free: readonly LeafBlock[];
  /** The texts of footnotes that the answer defines and does not use. */
  readonly unusedNotes: readonly string[];
}

export function compare(wantedTree: Root, foundTree: Root): Compared {
  const [wanted, found] = [leafBlocks(wantedTree), leafBlocks(foundTree)];
  const pairs = pairUp(wanted, found);
  return {
    wanted,
    found,
    pairs,
    unpaired: wanted.filter((block) => !pairs.some((pair) => pair.wanted === block)),
    free: found.filter((block) => !pairs.some((pair) => pair.found === block)),
    unusedNotes: unusedNotes(foundTree),
  };
}

export const isCell = ({type}: LeafBlock) => type === 'cell';
export const isRule = ({type}: LeafBlock) => type === 'thematicBreak';

/** The container at a depth, if it is an item. */
export function itemAt({containers}: LeafBlock, index: number): Item | undefined {
  const container = containers.at(index);
  return container?.type === 'item' ? container : undefined;
}

/** Whether two blocks have their first containers in common. */
export function share(a: readonly Container[], b: readonly Container[], count: number): boolean {
  return JSON.stringify(a.slice(0, count)) === JSON.stringify(b.slice(0, count));
}

/** The first block of the item around a block, unless it is that block itself. */
export function headOfItem(
  block: LeafBlock,
  depth: number,
  all: readonly LeafBlock[],
): LeafBlock | undefined {
  const head = all.find(
    ({containers}) => containers.length >= depth && share(containers, block.containers, depth),
  );
  return head !== block && block.containers[depth - 1]?.type === 'item' ? head : undefined;
}

/** Whether the words of a found block are all that one wanted block asks for. */
export function isWhole(found: LeafBlock, {pairs}: Compared): boolean {
  return pairs.some((pair) => pair.found === found && wordsOf(pair.wanted) === wordsOf(found));
}
