import {commonEnds} from '@markdown-zh/ui/common-ends';
import type {TreeNode} from '../../../worker/tree.ts';

interface KeyedNodes {
  readonly nodes: readonly TreeNode[];
  /** One for each node. */
  readonly keys: readonly number[];
  /** The first unused key. */
  readonly next: number;
}

export const noNodes: KeyedNodes = {nodes: [], keys: [], next: 0};

/**
 * Assigns keys that are stable while the text is edited. Nodes before and after an edit keep their keys. A node inside
 * the edit keeps its key if its position among its siblings has a node of the same type again.
 */
export function keyNodes(before: KeyedNodes, nodes: readonly TreeNode[]): KeyedNodes {
  const {start, end} = commonEnds(before.nodes, nodes, isSame);
  const shift = before.nodes.length - nodes.length;
  const keys = nodes.map((node, index) => {
    const at = index < nodes.length - end ? index : index + shift;
    const isSaved = index < start || index >= nodes.length - end || isInPlace(at, node);
    return (isSaved ? before.keys[at] : undefined) ?? before.next + index;
  });
  return {nodes, keys, next: before.next + nodes.length};

  function isInPlace(at: number, node: TreeNode): boolean {
    return at < before.nodes.length - end && before.nodes[at]?.type === node.type;
  }
}

function isSame(a: TreeNode | undefined, b: TreeNode | undefined): boolean {
  return a?.type === b?.type && a?.detail === b?.detail && length(a) === length(b);
}

function length(node: TreeNode | undefined): number {
  return (node?.to ?? 0) - (node?.from ?? 0);
}
