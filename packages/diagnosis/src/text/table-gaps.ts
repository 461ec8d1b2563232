import type {Nodes, Parents, Root} from 'mdast';
import {containersOf} from './nodes.ts';
import {paragraphTexts, type ParagraphText} from './paragraph-lines.ts';
import {span} from './spans.ts';
import type {ParsedText} from '../rule.ts';
import {cellsOf, isDelimiterRow, isFramedRow} from './table-row.ts';

/** Blank lines inside a text that was meant as one table. */
interface TableGap {
  /** Where the rows above the blank lines end. */
  readonly above: number;
  /** The rows below the blank lines, which engines read as a paragraph. */
  readonly below: ParagraphText;
}

/**
 * Blank lines between a table and rows with as many cells, and those between a header and its delimiter row.
 * GFM 0.29, section 4.10: a table is broken at the first empty line.
 */
export function tableGaps(text: ParsedText): readonly TableGap[] {
  const gaps = known.get(text.tree) ?? readGaps(text);
  known.set(text.tree, gaps);
  return gaps;
}

const known = new WeakMap<Root, readonly TableGap[]>();

function readGaps(text: ParsedText): readonly TableGap[] {
  const paragraphs = new Map<Nodes, ParagraphText>(
    paragraphTexts(text).map((paragraph) => [paragraph.node, paragraph]),
  );
  return containersOf(text.tree)
    .flatMap((node) => gapsIn(node, paragraphs))
    .sort((a, b) => a.above - b.above);
}

function gapsIn({children}: Parents, paragraphs: ReadonlyMap<Nodes, ParagraphText>): TableGap[] {
  const gaps: TableGap[] = [];
  /** The number of columns of a table that may continue below, and of a header that lacks its delimiter row. */
  let columns: number | undefined;
  let header: number | undefined;
  let above: Nodes | undefined;
  for (const node of children) {
    const below = paragraphs.get(node);
    const first = below?.lines[0]?.text ?? '';
    const cells = cellsOf(first).length;
    const goesOn = isFramedRow(first) && cells === columns;
    const isDivided = isDelimiterRow(first) && cells > 1 && cells === header;
    if (below && above && (goesOn || isDivided)) {
      gaps.push({above: span(above)?.to ?? 0, below});
      columns = cells;
    } else {
      columns = node.type === 'table' ? node.align?.length : undefined;
    }
    const last = below?.lines.at(-1)?.text ?? '';
    header = columns === undefined && isFramedRow(last) ? cellsOf(last).length : undefined;
    above = node;
  }
  return gaps;
}
