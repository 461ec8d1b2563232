import {
  EditorSelection,
  type ChangeSet,
  type EditorState,
  type StateCommand,
  type Text,
} from '@codemirror/state';
import type {TextRange} from '../../text-range.ts';
import {flankingRange} from './flanking-range.ts';
import {textPieces} from './text-pieces.ts';
import {isAtom, isContainer, isInCode, nodeAround, treeUpTo, type Node, type Tree} from './tree.ts';

/** The node and the mark of each inline format. */
const formats = {
  bold: {name: 'StrongEmphasis', mark: '**'},
  italic: {name: 'Emphasis', mark: '*'},
  strikethrough: {name: 'Strikethrough', mark: '~~'},
  code: {name: 'InlineCode', mark: '`'},
} as const;

type Format = (typeof formats)[keyof typeof formats];

interface Change {
  readonly changes: ChangeSet;
  /** In the new text. */
  readonly range: TextRange;
}

/** A command that sets marks around the selection where they render, or takes them away. */
export function toggleMarks(format: keyof typeof formats): StateCommand {
  return ({state, dispatch}) => {
    const tree = treeUpTo(state, state.selection.ranges.at(-1)?.to ?? 0);
    const spec = state.changeByRange(({from, to}) => {
      const change =
        from === to
          ? atCursor(state, tree, from, formats[format])
          : aroundRange(state, tree, {from, to}, formats[format]);
      return {
        changes: change.changes,
        range: EditorSelection.range(change.range.from, change.range.to),
      };
    });
    dispatch(state.update(spec, {scrollIntoView: true, userEvent: 'input.format'}));
    return true;
  };
}

function atCursor(state: EditorState, tree: Tree, at: number, {name, mark}: Format): Change {
  const {doc} = state;
  if (isInCode(tree, at)) {
    return {changes: state.changes(), range: {from: at, to: at}};
  }
  if (isBetweenMarks(doc, at, mark)) {
    const [from, to] = [at - mark.length, at + mark.length];
    return {changes: state.changes({from, to}), range: {from, to: from}};
  }
  const node = nodeAround(tree, at, at, (found) => found.name === name);
  const [opening, closing] = node ? marksOf(doc, node) : [];
  if (node && opening && closing && node.from < at && at < node.to) {
    if (at === closing.from) {
      return {changes: state.changes(), range: {from: node.to, to: node.to}};
    }
    const changes = state.changes([opening, closing]);
    const position = changes.mapPos(at);
    return {changes, range: {from: position, to: position}};
  }
  const position = at + mark.length;
  return {
    changes: state.changes({from: at, insert: mark + mark}),
    range: {from: position, to: position},
  };
}

/** Whether an offset is between an opening and a closing mark that touch. */
function isBetweenMarks(doc: Text, at: number, mark: string): boolean {
  const sign = mark.slice(0, 1);
  let [before, after] = [0, 0];
  while (before < at && doc.sliceString(at - before - 1, at - before) === sign) {
    before += 1;
  }
  while (doc.sliceString(at + after, at + after + 1) === sign) {
    after += 1;
  }
  const isOf = mark === '*' ? before === 1 || before === 3 : before >= mark.length;
  return before === after && isOf;
}

function aroundRange(state: EditorState, tree: Tree, range: TextRange, format: Format): Change {
  const pieces = textPieces(state, tree, range);
  if (pieces.length === 0) {
    return {changes: state.changes(), range};
  }
  const marked = pieces.map((piece) => markedNode(state.doc, tree, piece, format.name));
  const found = marked.filter((node) => node !== undefined);
  if (found.length === pieces.length) {
    const changes = state.changes([...new Set(found)].flatMap((node) => marksOf(state.doc, node)));
    const [from = range.from] = pieces.map((piece) => changes.mapPos(piece.from));
    const to = changes.mapPos(pieces.at(-1)?.to ?? range.to, -1);
    return {changes, range: {from, to}};
  }
  return setMarks(
    state,
    pieces.map((piece) => (format.name === 'InlineCode' ? piece : wholeNodes(tree, piece))),
    format,
  );
}

/** The node of a format that encloses a piece, but for punctuation that was left out of its marks. */
function markedNode(doc: Text, tree: Tree, {from, to}: TextRange, name: string): Node | undefined {
  const text = doc.sliceString(from, to);
  const start = /^(?![*_~`])\p{P}+?(?=[*_~`])/u.exec(text)?.[0].length ?? 0;
  const end = /(?<=[*_~`])(?:(?![*_~`])\p{P})+$/u.exec(text)?.[0].length ?? 0;
  return nodeAround(tree, from + start, to - end, (node) => node.name === name);
}

/** The marks at both ends of a node, and the spaces that they need beside backticks. */
function marksOf(doc: Text, {name, firstChild, lastChild}: Node): TextRange[] {
  if (!firstChild || !lastChild) {
    return [];
  }
  const text = doc.sliceString(firstChild.to, lastChild.from);
  const space = name === 'InlineCode' && /^ .* $/s.test(text) && text.trim() !== '' ? 1 : 0;
  return [
    {from: firstChild.from, to: firstChild.to + space},
    {from: lastChild.from - space, to: lastChild.to},
  ];
}

/** A piece with the whole of each inline node that it cuts. */
function wholeNodes(tree: Tree, piece: TextRange): TextRange {
  let {from, to} = piece;
  for (const [at, side] of [
    [from, 1],
    [to, -1],
  ] as const) {
    for (
      let node: Node | null = tree.resolveInner(at, side);
      node && isInline(node);
      node = node.parent
    ) {
      const isCut = node.from < at && at < node.to;
      const isCrossed = piece.from <= node.from || node.to <= piece.to;
      if (isCut && (isCrossed || isAtom(node))) {
        const whole = node.parent?.name === 'Link' && isAtom(node) ? node.parent : node;
        [from, to] = [Math.min(from, whole.from), Math.max(to, whole.to)];
      }
    }
  }
  return {from, to};
}

function isInline(node: Node): boolean {
  return isContainer(node) || isAtom(node) || node.name.endsWith('Mark');
}

/** Sets marks, and removes the same marks inside. */
function setMarks(state: EditorState, pieces: readonly TextRange[], format: Format): Change {
  const tree = treeUpTo(state, pieces.at(-1)?.to ?? 0);
  const inner = format.name === 'InlineCode' ? [] : innerMarks(state.doc, tree, pieces, format);
  const removal = state.changes(inner);
  const bare = state.update({changes: removal}).state;
  const flanked = pieces.flatMap(({from, to}) => {
    const [start, end] = [removal.mapPos(from, -1), removal.mapPos(to, 1)];
    return flankingRange(bare, {from: start, to: end}, format.mark) ?? [];
  });
  const insertion = bare.changes(
    flanked.flatMap(({from, to, opening, closing}) => [
      {from, insert: opening},
      {from: to, insert: closing},
    ]),
  );
  const from = insertion.mapPos(flanked[0]?.from ?? removal.mapPos(pieces[0]?.from ?? 0), 1);
  const to = insertion.mapPos(flanked.at(-1)?.to ?? removal.mapPos(pieces.at(-1)?.to ?? 0), -1);
  return {changes: removal.compose(insertion), range: {from, to: Math.max(from, to)}};
}

/** The marks of a format inside of pieces, which are in the order of the text: one pass over the tree for all of them. */
function innerMarks(
  doc: Text,
  tree: Tree,
  pieces: readonly TextRange[],
  {name}: Format,
): TextRange[] {
  const marks: TextRange[] = [];
  let index = 0;
  tree.iterate({
    from: pieces[0]?.from ?? 0,
    to: pieces.at(-1)?.to ?? 0,
    enter: (found) => {
      if (found.name === name) {
        while ((pieces[index]?.to ?? Infinity) < found.from) {
          index += 1;
        }
        const {from, to} = pieces[index] ?? found;
        if (from <= found.from && found.to <= to) {
          marks.push(...marksOf(doc, found.node));
        }
      }
    },
  });
  return marks;
}
