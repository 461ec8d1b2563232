import {ensureSyntaxTree, syntaxTree} from '@codemirror/language';
import type {EditorState} from '@codemirror/state';

export type Tree = ReturnType<typeof syntaxTree>;
export type Node = Tree['topNode'];

/** Inline nodes whose text can have marks of its own. */
const containers = new Set(['Link', 'Emphasis', 'StrongEmphasis', 'Strikethrough']);

/** Inline nodes in which marks would be text, or would break them. */
const atoms = new Set([
  'InlineCode',
  'Image',
  'Autolink',
  'HTMLTag',
  'Escape',
  'Entity',
  'URL',
  'LinkLabel',
  'LinkTitle',
]);

export function isContainer({name}: Node): boolean {
  return containers.has(name);
}

export function isAtom({name}: Node): boolean {
  return atoms.has(name);
}

/** Milliseconds that a press may wait for the tree of a long text. */
const patienceMs = 200;

/** The syntax tree of a state, complete up to an offset unless that takes too long. */
export function treeUpTo(state: EditorState, to: number): Tree {
  return ensureSyntaxTree(state, to, patienceMs) ?? syntaxTree(state);
}

/** The innermost node of a kind around a range, with its own ends included. */
export function nodeAround(
  tree: Tree,
  from: number,
  to: number,
  isWanted: (node: Node) => boolean,
): Node | undefined {
  for (const start of [tree.resolveInner(from, 1), tree.resolveInner(from, -1)]) {
    for (let node: Node | null = start; node; node = node.parent) {
      if (isWanted(node) && node.from <= from && to <= node.to) {
        return node;
      }
    }
  }
  return undefined;
}

/** Whether an offset is in a block of code, where marks are text. */
export function isInCode(tree: Tree, offset: number): boolean {
  return (
    nodeAround(tree, offset, offset, ({name}) => name === 'FencedCode' || name === 'CodeBlock') !==
    undefined
  );
}
