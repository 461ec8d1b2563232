import {type Change, lineStartFrom} from './change.ts';
import type {Block, ParsedDocument, Place, Point} from './document.ts';
import {firstBlockFrom, groupStart, labelsOf, probeEnd} from './groups.ts';
import type {Labels} from './labels.ts';
import type {Parse} from './parse.ts';
import {parsePiece} from './piece.ts';
import {movedPoint} from './positions.ts';

/** How much is parsed at a time, as a parser's time may grow faster than its text. */
const pieceLength = 4096;

/** The blocks that stand in place of old ones. */
interface Region {
  readonly blocks: readonly Block[];
  /** The index of the first old block behind them, which is as it was, or the number of old blocks. */
  readonly next: number;
  /** By how many lines the blocks behind them moved. */
  readonly lines: number;
  /** The end of the text. */
  readonly end: Point;
  /** Labels that a piece seemed to define while it was parsed. */
  readonly seen: readonly string[];
}

/**
 * The first old block that a change may concern. Blocks close from left to right: it is the one that the
 * change begins in or behind, or the one before that.
 */
export function firstTouched(text: string, old: readonly Block[], change: Change): number {
  const index = Math.max(0, groupStart(old, firstBlockFrom(old, change.from + 1) - 1));
  const block = old[index];
  const previous = old[index - 1];
  if (!block || !previous) {
    return 0;
  }
  const isFirstLine = !/[\n\r]/.test(text.slice(block.from, change.from));
  return isFirstLine && !isClosedBefore(previous, block) ? groupStart(old, index - 1) : index;
}

/** Whether a block ends before another one, whatever that one is. */
function isClosedBefore({line, node}: Block, next: Block): boolean {
  const hasBlankLine = next.line > line + (node.position?.end.line ?? 0);
  return hasBlankLine && node.type !== 'list' && node.type !== 'footnoteDefinition';
}

/**
 * Parses a changed text from a place before the change to the first block behind it that begins where an
 * old one began, for from there on all is as it was. Gives nothing when `parsePiece` gives nothing.
 */
export function parseRegion(
  parse: Parse,
  text: string,
  start: Place,
  old: ParsedDocument,
  change: Change,
  assumed: Labels,
): Region | undefined {
  const by = change.newTo - change.oldTo;
  let blocks: readonly Block[] = [];
  let seen: readonly string[] = [];
  let place = start;
  let to = probeEnd(text, old.blocks, firstBlockFrom(old.blocks, change.oldTo), by);
  if (change.newTo - change.from > pieceLength) {
    to = Math.min(to, lineStartFrom(text, place.from + pieceLength));
  }
  for (;;) {
    const piece = parsePiece(parse, text, place, to, assumed);
    if (!piece) {
      return undefined;
    }
    seen = seen.concat(labelsOf(piece.blocks));
    const joint = findJoint(old.blocks, piece.blocks, change);
    if (joint) {
      const {index, next, lines} = joint;
      blocks = blocks.concat(piece.blocks.slice(0, index));
      return {blocks, next, lines, end: movedPoint(old.end, lines, by), seen};
    }
    if (to === text.length) {
      blocks = blocks.concat(piece.blocks);
      return {blocks, next: old.blocks.length, lines: 0, end: piece.end, seen};
    }
    // The last group may go on behind the piece. If it is the only one, the piece was too short.
    const last = Math.max(0, groupStart(piece.blocks, piece.blocks.length - 1));
    const length = 2 * (to - place.from);
    blocks = blocks.concat(piece.blocks.slice(0, last));
    place = (last > 0 ? piece.blocks[last] : undefined) ?? place;
    to = lineStartFrom(text, place.from + (last > 0 ? Math.min(length, pieceLength) : length));
  }
}

interface Joint {
  readonly index: number;
  /** The index of the old block that is the same. */
  readonly next: number;
  readonly lines: number;
}

/** The first of some blocks behind a change that begins where an old one began. */
function findJoint(
  old: readonly Block[],
  blocks: readonly Block[],
  {oldTo, newTo}: Change,
): Joint | undefined {
  for (let index = firstBlockFrom(blocks, newTo); index < blocks.length; index++) {
    const block = blocks[index];
    const from = (block?.from ?? 0) - newTo + oldTo;
    const next = firstBlockFrom(old, from);
    const same = old[next];
    if (block && same?.from === from && same.node.type === block.node.type) {
      return {index, next, lines: block.line - same.line};
    }
  }
  return undefined;
}
