import type {EditorState, Text} from '@codemirror/state';
import type {TextRange} from '../../text-range.ts';
import type {Node, Tree} from './tree.ts';

/** Blocks with inline content. */
const leaves = /^(?:Paragraph|Task|ATXHeading\d|SetextHeading\d|TableCell)$/;

/** The children of these blocks that do not belong to the inline content. */
const signs = new Set(['QuoteMark', 'HeaderMark', 'TaskMarker']);

/**
 * The parts of a range that inline marks can enclose. Each block with inline content gives one part a line, without the signs of the
 * block and without white space at the ends.
 */
export function textPieces(state: EditorState, tree: Tree, {from, to}: TextRange): TextRange[] {
  const pieces: TextRange[] = [];
  tree.iterate({
    from,
    to,
    enter: ({name, node}) => {
      if (!leaves.test(name)) {
        return true;
      }
      pieces.push(...piecesOf(state.doc, node, {from, to}));
      return false;
    },
  });
  return pieces;
}

function piecesOf(doc: Text, leaf: Node, range: TextRange): TextRange[] {
  const pieces: TextRange[] = [];
  const end = Math.min(range.to, leaf.to);
  for (let at = Math.max(range.from, leaf.from); at <= end;) {
    const line = doc.lineAt(at);
    const piece = trimmed(doc, withoutSigns(doc, leaf, {from: at, to: Math.min(line.to, end)}));
    if (piece.from < piece.to) {
      pieces.push(piece);
    }
    at = line.to + 1;
  }
  return pieces;
}

function withoutSigns(doc: Text, leaf: Node, {from, to}: TextRange): TextRange {
  let [start, end] = [from, to];
  for (let child = leaf.firstChild; child; child = child.nextSibling) {
    if (signs.has(child.name) && child.to > start && child.from < end) {
      const isFirst = doc.sliceString(start, child.from).trim() === '';
      [start, end] = isFirst ? [Math.min(child.to, end), end] : [start, child.from];
    }
  }
  return {from: start, to: end};
}

function trimmed(doc: Text, {from, to}: TextRange): TextRange {
  const text = doc.sliceString(from, to);
  const start = text.length - text.trimStart().length;
  return {from: from + start, to: from + Math.max(start, text.trimEnd().length)};
}
