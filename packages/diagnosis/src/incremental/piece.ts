import type {RootContent} from 'mdast';
import {type Block, type LineStart, type Point, startOfText} from './document.ts';
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
  place: LineStart,
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
  let place: LineStart = startOfText;
  let before: RootContent | undefined;
  for (const node of nodes) {
    if (!before || !dependsOn(before, node, source)) {
      place = lineStartOf(node);
    }
    const labels = definedLabels([node]);
    blocks.push({...place, node: movedNode(node, -place.line, -place.from), labels});
    before = node;
  }
  return blocks;
}

/**
 * Whether a cut between a block and the one before it could change what the block is, or where it begins or
 * ends. The two are then parsed together.
 */
function dependsOn(before: RootContent, node: RootContent, source: string): boolean {
  switch (before.type) {
    case 'definition':
      // Its title may follow. For micromark, an underlined heading begins where the definitions right before
      // it begin.
      return touches(before, node);
    case 'paragraph':
      // A block that interrupts a paragraph may be something else without one: `-` or `2. a`.
      return touches(before, node);
    case 'blockquote':
    case 'list':
    case 'footnoteDefinition':
      // micromark reads the first line after a container as if it were still inside. So indented code ends there, no table
      // begins there after another table, and `[ ]` is a task after an empty item.
      return touches(before, node) || isIndentedCode(node, source);
    default:
      // For micromark, a block after indented code interrupts it, even after blank lines.
      return isIndentedCode(before, source);
  }
}

/** Whether no blank line separates two blocks. */
function touches(before: RootContent, node: RootContent): boolean {
  return (node.position?.start.line ?? 0) <= (before.position?.end.line ?? 0) + 1;
}

function isIndentedCode(node: RootContent, source: string): boolean {
  return node.type === 'code' && !/[`~]/.test(source.charAt(node.position?.start.offset ?? 0));
}

function lineStartOf({position}: RootContent): LineStart {
  const {line, column, offset = 0} = position?.start ?? {line: 1, column: 1};
  return {from: offset - column + 1, line: line - 1};
}
