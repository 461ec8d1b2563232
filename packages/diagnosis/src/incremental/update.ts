import {type ChangedRange, changeBetween, lineStartFrom} from './change.ts';
import {type Block, type ParsedDocument, emptyDocument, startOfText} from './document.ts';
import {firstBlockFrom, labelsOf} from './groups.ts';
import {differingLabels, labelSet, likelyLabels, noLabels, withLabels} from './labels.ts';
import type {Parse} from './parse.ts';
import {parsePiece} from './piece.ts';
import {keptBlock, movedBlocks} from './positions.ts';
import {firstTouched, parseRegion} from './region.ts';
import {parseStale} from './stale.ts';

/** The document of a text, made from that of an older text. */
export function updateDocument(parse: Parse, old: ParsedDocument, text: string): ParsedDocument {
  return text === old.text ? old : (parseChange(parse, old, text) ?? parseWhole(parse, text));
}

function parseChange(parse: Parse, old: ParsedDocument, text: string): ParsedDocument | undefined {
  const change = changeBetween(old.text, text);
  const first = firstTouched(text, old.blocks, change);
  const start = (first > 0 ? old.blocks[first] : undefined) ?? startOfText;
  const lines = text.slice(start.from, lineStartFrom(text, change.newTo + 1));
  const assumed = withLabels(old.labels, likelyLabels(parse, lines));
  const region = parseRegion(parse, text, start, old, change, assumed);
  if (!region) {
    return undefined;
  }
  const replaced = old.blocks.slice(first, region.next);
  const changed = keptBlocks(replaced, region.blocks, change);
  const behind = first + changed.length;
  const blocks = [
    ...old.blocks.slice(0, first),
    ...changed,
    ...movedBlocks(old.blocks.slice(region.next), region.lines, change.newTo - change.oldTo),
  ];
  const labels =
    labelsOf(replaced).join('\n') === labelsOf(changed).join('\n')
      ? old.labels
      : labelSet(labelsOf(blocks));
  const staleBefore = differingLabels(old.labels, labels);
  const staleNow = withLabels(
    differingLabels(assumed, labels),
    region.seen.filter((label) => !labels.all.has(label)),
  );
  const stale = [
    {from: 0, to: first, labels: staleBefore},
    {from: first, to: behind, labels: staleNow},
    {from: behind, to: blocks.length, labels: staleBefore},
  ];
  const result = parseStale(parse, text, blocks, stale, labels);
  return result && {text, blocks: result, labels, end: region.end};
}

function keptBlocks(
  old: readonly Block[],
  blocks: readonly Block[],
  change: ChangedRange,
): Block[] {
  let start = 0;
  return blocks.map((block, index) => {
    if (block.from !== blocks[start]?.from) {
      start = index;
    }
    const by = block.from < change.newTo ? 0 : change.newTo - change.oldTo;
    return keptBlock(old[firstBlockFrom(old, block.from - by) + index - start], block);
  });
}

/** Parses a text in one piece. */
function parseWhole(parse: Parse, text: string): ParsedDocument {
  const {blocks, end} =
    parsePiece(parse, text, startOfText, text.length, noLabels) ?? emptyDocument;
  return {text, blocks, labels: labelSet(labelsOf(blocks)), end};
}
