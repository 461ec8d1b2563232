import type {Nodes} from 'mdast';
import {rootOf} from '@markdown-zh/diagnosis/incremental';
import type {Dialect} from './jobs';
import {parseDocument} from './parse-document';

/** A node as the page shows it. */
export interface TreeNode {
  readonly type: string;
  /** What sets it apart from others of its type: `depth: 2`, `url: …`, the text; may be empty. */
  readonly detail: string;
  /** Offsets into the source; nodes that have no place in it have neither. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly children: readonly TreeNode[];
}

/** A tree, or where and why the text is no MDX. */
export type SyntaxTree =
  | {readonly root: TreeNode}
  | {
      readonly message: string;
      readonly line: number;
      readonly column: number;
      readonly offset: number;
    };

/**
 * Resolves to the reading of a text into its syntax tree (mdast). MDX, which alone can be wrong, is
 * loaded when it is asked for.
 */
export async function readTree(source: string, dialect: Dialect): Promise<() => SyntaxTree> {
  if (dialect !== 'mdx') {
    return () => ({root: treeNode(rootOf(parseDocument(source, dialect)))});
  }
  const {parseMdx} = await import('./mdx');
  return () => {
    const read = parseMdx(source);
    return 'tree' in read ? {root: treeNode(read.tree)} : read;
  };
}

/** Fields that every node has, or that the page shows in another way. */
const ownFields = new Set(['type', 'children', 'position', 'data', 'value']);

function treeNode(node: Nodes): TreeNode {
  const fields = Object.entries(node)
    .filter(([name, value]) => !ownFields.has(name) && value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const value = 'value' in node ? [JSON.stringify(node.value)] : [];
  return {
    type: node.type,
    detail: [...fields, ...value].join(', '),
    from: node.position?.start.offset,
    to: node.position?.end.offset,
    children: 'children' in node ? node.children.map(treeNode) : [],
  };
}
