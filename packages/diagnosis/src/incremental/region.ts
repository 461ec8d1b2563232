import {type ChangedRange, lineStartFrom} from './change.ts';
import type {Block, ParsedDocument, LineStart, Point} from './document.ts';
import {firstBlockFrom, groupStart, labelsOf, probeEnd} from './groups.ts';
import type {Labels} from './labels.ts';
import type {Parse} from './parse.ts';
import {parsePiece} from './piece.ts';
import {movedPoint} from './positions.ts';

/** The number of characters parsed at a time, because a parser's time may grow faster than its text. */
const pieceLength = 4096;

/** The blocks that replace old ones. */
interface Region {
  readonly blocks: readonly Block[];
  /** The index of the first old block after them, which is unchanged, or the number of old blocks. */
  readonly next: number;
  /** The number of lines by which the blocks after them moved. */
  readonly lines: number;
  /** The end of the text. */
  readonly end: Point;
  /** Labels that a piece seemed to define during parsing. */
  readonly seen: readonly string[];
}

/**
 * The index of the first old block that a change may concern. Blocks close from left to right, so this is the
 * block in or after which the change begins, or the one before that.
 */
export function firstTouched(text: string, old: readonly Block[], change: ChangedRange): number {
  const index = Math.max(0, groupStart(old, firstBlockFrom(old, change.from + 1) - 1));
  const block = old[index];
  const previous = old[index - 1];
  if (!block || !previous) {
    return 0;
  }
  const isFirstLine = !/[\n\r]/.test(text.slice(block.from, change.from));
  return isFirstLine && !isClosedBefore(previous, block) ? groupStart(old, index - 1) : index;
}

/** Whether a block ends before the next one, whatever kind that is. */
function isClosedBefore({line, node}: Block, next: Block): boolean {
  const hasBlankLine = next.line > line + (node.position?.end.line ?? 0);
  return hasBlankLine && node.type !== 'list' && node.type !== 'footnoteDefinition';
}

/**
 * Parses a changed text from a place before the change to the first block after it that begins where an old
 * one began. Everything after that is unchanged. Returns undefined if `parsePiece` does.
 */
export function parseRegion(
  parse: Parse,
  text: string,
  start: LineStart,
  old: ParsedDocument,
  change: ChangedRange,
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
    // The last group may continue after the piece. If it is the only one, the piece was too short. Without old blocks to join, a longer
    // piece would have to end there by chance.
    const last = Math.max(0, groupStart(piece.blocks, piece.blocks.length - 1));
    const length = 2 * (to - place.from);
    blocks = blocks.concat(piece.blocks.slice(0, last));
    place = (last > 0 ? piece.blocks[last] : undefined) ?? place;
    const isNew = old.blocks.length === 0;
    to =
      last > 0
        ? lineStartFrom(text, place.from + Math.min(length, pieceLength))
        : isNew
          ? text.length
          : lineStartFrom(text, place.from + length);
  }
}

interface Joint {
  readonly index: number;
  /** The index of the old block that begins there. */
  readonly next: number;
  readonly lines: number;
}

/** Finds the first block after a change that begins where an old one began. */
function findJoint(
  old: readonly Block[],
  blocks: readonly Block[],
  {oldTo, newTo}: ChangedRange,
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
