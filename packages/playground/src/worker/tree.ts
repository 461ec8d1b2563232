import type {Nodes} from 'mdast';
import {rootOf} from '@markdown-zh/diagnosis/incremental';
import type {Dialect} from '@markdown-zh/engines/dialects';
import {parseDocument} from './parse-document.ts';

/** A node for display. */
export interface TreeNode {
  readonly type: string;
  /** Details such as `depth: 2`, `url: …` or the text; may be empty. */
  readonly detail: string;
  /** Offsets into the source; undefined for nodes without a position. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly children: readonly TreeNode[];
}

/** A tree, or the position and reason of an MDX error. */
export type SyntaxTree =
  | {readonly root: TreeNode}
  | {
      readonly message: string;
      readonly line: number;
      readonly column: number;
      readonly offset: number;
    };

/**
 * Resolves to a function that parses a text into its syntax tree (mdast). The MDX parser, the only one that can fail, is
 * loaded on demand.
 */
export async function readTree(source: string, dialect: Dialect): Promise<() => SyntaxTree> {
  if (dialect !== 'mdx') {
    return () => ({root: treeNode(rootOf(parseDocument(source, dialect)))});
  }
  const {parseMdx} = await import('./mdx.ts');
  return () => {
    const read = parseMdx(source);
    return 'tree' in read ? {root: treeNode(read.tree)} : read;
  };
}

/** Fields that every node has, or that the page shows elsewhere. */
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
