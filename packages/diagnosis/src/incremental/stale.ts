import type {Block} from './document.ts';
import {groupEnd, probeEnd} from './groups.ts';
import {type Labels, mentionedLabels} from './labels.ts';
import type {Parse} from './parse.ts';
import {parsePiece} from './piece.ts';
import {keptBlock} from './positions.ts';

/** The blocks from one index to another, and the labels that were wrongly defined or undefined when they were parsed. */
interface Stale {
  readonly from: number;
  readonly to: number;
  readonly labels: Labels;
}

/**
 * Parses blocks again if they may refer to a label that was wrongly taken for defined or undefined, and
 * returns all blocks. No block may move: returns undefined if one then begins elsewhere, or if `parsePiece`
 * does.
 */
export function parseStale(
  parse: Parse,
  text: string,
  blocks: readonly Block[],
  stale: readonly Stale[],
  defined: Labels,
): readonly Block[] | undefined {
  const result = [...blocks];
  for (const {from, to, labels} of stale) {
    for (let start = from; labels.all.size > 0 && start < to; start = groupEnd(blocks, start)) {
      const end = groupEnd(blocks, start);
      const group = text.slice(blocks[start]?.from, blocks[end]?.from);
      if (mentionedLabels(group, labels).length > 0) {
        const again = parseGroup(parse, text, blocks, start, end, defined);
        if (!again) {
          return undefined;
        }
        again.forEach((block, index) => {
          result[start + index] = block;
        });
      }
    }
  }
  return result;
}

function parseGroup(
  parse: Parse,
  text: string,
  blocks: readonly Block[],
  start: number,
  end: number,
  defined: Labels,
): Block[] | undefined {
  const place = blocks[start] ?? {from: 0, line: 0};
  // Together with the next block: an unclosed one could end elsewhere at the end of a text.
  const piece = parsePiece(parse, text, place, probeEnd(text, blocks, end, 0), defined);
  const found = piece?.blocks ?? [];
  const expected = blocks.slice(start, end + 1);
  return expected.every(({from}, index) => found[index]?.from === from) &&
    // Cut short, a table can look like a definition.
    found.every(({labels}) => labels.every((label) => defined.all.has(label)))
    ? found.slice(0, end - start).map((block, index) => keptBlock(expected[index], block))
    : undefined;
}
