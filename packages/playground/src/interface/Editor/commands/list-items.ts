import {
  countColumn,
  type ChangeSpec,
  type EditorState,
  type StateCommand,
  type Text,
} from '@codemirror/state';
import {selectedLines} from './blocks.ts';
import {treeUpTo, type Node, type Tree} from './tree.ts';

const tabSize = 4;
const quote = /^(?: {0,3}> ?)*/;
const marker = /^(?:[-*+]|(\d{1,9})([.)]))([ \t]*)/;

/** An item of a list. Columns count from the end of the quotation's signs. */
interface Item {
  readonly node: Node;
  /** Where its marker begins. */
  readonly from: number;
  readonly column: number;
  /** The column of its text, where an item below it begins. */
  readonly textColumn: number;
  /** `-`, `1.` … without white space. */
  readonly sign: string;
  readonly space: string;
}

/** Undefined for an item that begins behind another item's marker. */
function itemOf(doc: Text, node: Node): Item | undefined {
  const from = markerAt(node);
  const line = doc.lineAt(from);
  const quoted = quote.exec(line.text)?.[0].length ?? 0;
  const indent = line.text.slice(quoted, from - line.from);
  const found = marker.exec(line.text.slice(from - line.from));
  if (!found || indent.trim() !== '') {
    return undefined;
  }
  const [whole, , , space = ''] = found;
  const sign = whole.slice(0, whole.length - space.length);
  const width = countColumn(space, tabSize);
  const column = countColumn(indent, tabSize);
  const textColumn = column + sign.length + (width >= 1 && width <= 4 ? width : 1);
  return {node, from, column, textColumn, sign, space};
}

/** The node of an item may begin with some of its indentation. */
function markerAt(item: Node): number {
  return item.getChild('ListMark')?.from ?? item.from;
}

/** Makes the selected items children of the item before them. Elsewhere, the browser moves the focus on Tab. */
export const indentItems: StateCommand = moveItems((doc, items) => {
  const [first] = items;
  const before = first?.node.parent
    ?.getChildren('ListItem')
    .filter(({to}) => to < first.node.from)
    .at(-1);
  const parent = before && itemOf(doc, before);
  const joined = parent && lastList(parent.node)?.getChildren('ListItem').at(-1);
  const sibling = joined ? itemOf(doc, joined) : undefined;
  return parent && {column: sibling?.column ?? parent.textColumn, after: sibling};
});

/** Makes the selected items siblings of the item that contains them. */
export const outdentItems: StateCommand = moveItems((doc, items) => {
  const parent = items[0]?.node.parent?.parent;
  const after = parent?.name === 'ListItem' ? itemOf(doc, parent) : undefined;
  return after && {column: after.column, after};
});

/** Where items go: their column, and the sibling that they follow. */
interface Target {
  readonly column: number;
  readonly after: Item | undefined;
}

function moveItems(
  targetOf: (doc: Text, items: readonly Item[]) => Target | undefined,
): StateCommand {
  return ({state, dispatch}) => {
    const {doc} = state;
    const tree = treeUpTo(state, state.selection.main.to);
    const items = selectedItems(state, tree);
    if (items.length === 0) {
      return false;
    }
    const target = targetOf(doc, items);
    if (target) {
      const moved = state.changes(
        items.flatMap((item, index) =>
          move(doc, item, target.column, signOf(item, target.after, index)),
        ),
      );
      const next = state.update({changes: moved}).state;
      const [first, last] = [items[0], items.at(-1)];
      const numbers = next.changes(
        renumbered(next, moved.mapPos(first?.node.from ?? 0), moved.mapPos(last?.node.to ?? 0)),
      );
      const changes = moved.compose(numbers);
      const selection = state.selection.map(changes, 1);
      dispatch(state.update({changes, selection, scrollIntoView: true, userEvent: 'input.indent'}));
    }
    return true;
  };
}

/** The outermost items that begin in the selected lines, and are siblings; the item of the cursor if none begins there. */
function selectedItems(state: EditorState, tree: Tree): Item[] {
  const items: Item[] = [];
  for (const {from, to, text} of selectedLines(state)) {
    const at = from + (/^[\s>]*/.exec(text)?.[0].length ?? 0);
    const node = innermostItem(tree, Math.min(at, to));
    // An item that contains this one is the last one: lines come in the order of the text.
    const isNew = node && node.to > (items.at(-1)?.node.to ?? -1);
    const item = isNew ? itemOf(state.doc, node) : undefined;
    if (item) {
      items.push(item);
    }
  }
  const list = items[0]?.node.parent;
  return items.filter(({node}) => node.parent?.from === list?.from);
}

function innermostItem(tree: Tree, at: number): Node | undefined {
  for (const side of [1, -1] as const) {
    for (let node: Node | null = tree.resolveInner(at, side); node; node = node.parent) {
      if (node.name === 'ListItem') {
        return node;
      }
    }
  }
  return undefined;
}

function lastList(item: Node): Node | undefined {
  for (let child = item.lastChild; child; child = child.prevSibling) {
    if (isList(child)) {
      return child;
    }
  }
  return undefined;
}

function isList({name}: Node): boolean {
  return name === 'BulletList' || name === 'OrderedList';
}

/** The marker of a moved item: that of the list it joins, or the first of a new list. */
function signOf({sign}: Item, after: Item | undefined, index: number): string {
  const [, number, delimiter = ''] = marker.exec(after?.sign ?? sign) ?? [];
  if (number === undefined) {
    return after?.sign ?? sign;
  }
  return `${String(after ? Number(number) + 1 + index : 1 + index)}${delimiter}`;
}

/** Moves the lines of an item, so that they stay in it. */
function move(doc: Text, item: Item, column: number, sign: string): ChangeSpec[] {
  const {node, space} = item;
  const first = doc.lineAt(item.from);
  const width = space === '' ? 1 : countColumn(space, tabSize);
  const textColumn = column + sign.length + (width <= 4 ? width : 1);
  const by = textColumn - item.textColumn;
  const changes: ChangeSpec[] = [];
  for (let at = first.from; at <= node.to;) {
    const line = doc.lineAt(at);
    const quoted = quote.exec(line.text)?.[0].length ?? 0;
    const indent = /^[ \t]*/.exec(line.text.slice(quoted))?.[0] ?? '';
    const from = line.from + quoted;
    if (line.from === first.from) {
      const to = item.from + item.sign.length;
      changes.push({from, to, insert: ' '.repeat(column) + sign});
    } else if (from + indent.length < line.to) {
      const next = Math.max(0, countColumn(indent, tabSize) + by);
      changes.push({from, to: from + indent.length, insert: ' '.repeat(next)});
    }
    at = line.to + 1;
  }
  return changes;
}

/** Numbers the lists around a range from their first number on; lists below an item begin with 1. A list of equal numbers stays. */
function renumbered(state: EditorState, from: number, to: number): ChangeSpec[] {
  const tree = treeUpTo(state, to);
  let outer = tree.resolveInner(from, 1);
  for (let node: Node | null = outer; node; node = node.parent) {
    outer = isList(node) ? node : outer;
  }
  const changes: ChangeSpec[] = [];
  tree.iterate({
    from: outer.from,
    to: Math.max(to, outer.to),
    enter: ({name, node}) => {
      if (name === 'OrderedList') {
        changes.push(...numbersOf(state.doc, node));
      }
    },
  });
  return changes;
}

function numbersOf(doc: Text, list: Node): ChangeSpec[] {
  const numbers = list.getChildren('ListItem').flatMap((item) => {
    const from = markerAt(item);
    const [, digits] = marker.exec(doc.sliceString(from, from + 11)) ?? [];
    return digits === undefined ? [] : [{from, digits}];
  });
  const [first, second] = numbers;
  if (!first || (second && numbers.every(({digits}) => digits === first.digits))) {
    return [];
  }
  const isInner = list.parent?.name === 'ListItem' && first.digits !== '0';
  const start = isInner ? 1 : Number(first.digits);
  return numbers.flatMap(({from, digits}, index) => {
    const insert = String(start + index);
    return insert.length === digits.length && insert !== digits
      ? [{from, to: from + digits.length, insert}]
      : [];
  });
}
