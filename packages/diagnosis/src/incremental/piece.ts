import type {RootContent} from 'mdast';
import {dependsOn} from './dependence.ts';
import {type Block, type Place, type Point, startOfText} from './document.ts';
import {type Labels, definedLabels, definitionsOf, mentionedLabels} from './labels.ts';
import type {Parse} from './parse.ts';
import {movedBlocks, movedNode, movedPoint} from './positions.ts';

const byteOrderMark = '\uFEFF';

/** A text without the byte order mark at its start. */
export function withoutByteOrderMark(source: string): string {
  return source.startsWith(byteOrderMark) ? source.slice(1) : source;
}

/** The content of a stretch of text. All places are those in the whole text. */
interface Piece {
  readonly blocks: readonly Block[];
  readonly end: Point;
}

/**
 * Parses a text from a place to an offset as if the given labels were defined. Returns undefined if the parser reads the definition of
 * one as something else. A link's label can look like a footnote's, and its lower-case form can exceed the limit for labels.
 */
export function parsePiece(
  parse: Parse,
  text: string,
  place: Place,
  to: number,
  defined: Labels,
): Piece | undefined {
  const stretch = text.slice(place.from, to);
  const labels = mentionedLabels(stretch, defined);
  const definitions = definitionsOf(labels);
  const source = definitions + stretch;
  const tree = parse(source.startsWith(byteOrderMark) ? byteOrderMark + source : source);
  const added = labels.length === 0 ? 0 : labels.length + 1;
  if (definedLabels(tree.children.slice(0, added)).join('\n') !== labels.join('\n')) {
    return undefined;
  }
  const lines = place.line - added;
  const by = place.from - definitions.length;
  return {
    blocks: movedBlocks(blocksOf(tree.children.slice(added), source), lines, by),
    end: movedPoint(tree.position?.end ?? {line: 1, column: 1}, lines, by),
  };
}

function blocksOf(nodes: readonly RootContent[], source: string): Block[] {
  const blocks: Block[] = [];
  let place: Place = startOfText;
  let before: RootContent | undefined;
  for (const node of nodes) {
    if (!before || !dependsOn(before, node, source)) {
      place = placeOf(node);
    }
    const labels = definedLabels([node]);
    blocks.push({...place, node: movedNode(node, -place.line, -place.from), labels});
    before = node;
  }
  return blocks;
}

function placeOf({position}: RootContent): Place {
  const {line, column, offset = 0} = position?.start ?? {line: 1, column: 1};
  return {from: offset - column + 1, line: line - 1};
}
