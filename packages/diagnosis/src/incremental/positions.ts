import type {Nodes, Root, RootContent} from 'mdast';
import type {Block, ParsedDocument, Point} from './document.ts';

// Trees can be thousands of nodes deep, so no function here is recursive.

/** A point moved by some lines and offsets. Its column stays. */
export function movedPoint({line, column, offset = 0}: Point, lines: number, by: number): Point {
  return {line: line + lines, column, offset: offset + by};
}

/** A copy of a node and its descendants, moved by some lines and offsets. */
export function movedNode(node: RootContent, lines: number, by: number): RootContent {
  const copyOf = <T extends Nodes>(original: T): T => {
    const {start, end} = original.position ?? {};
    return start && end
      ? {
          ...original,
          position: {start: movedPoint(start, lines, by), end: movedPoint(end, lines, by)},
        }
      : {...original};
  };
  const copies: Nodes[] = [copyOf(node)];
  for (const copy of copies) {
    if ('children' in copy) {
      const children = copy.children.map(copyOf);
      copy.children = children as typeof copy.children;
      for (const child of children) {
        copies.push(child);
      }
    }
  }
  return copies[0] as RootContent;
}

/** Blocks moved by some lines and offsets. They keep their nodes. */
export function movedBlocks(blocks: readonly Block[], lines: number, by: number): readonly Block[] {
  return lines === 0 && by === 0
    ? blocks
    : blocks.map(({from, line, node, labels}) => ({
        from: from + by,
        line: line + lines,
        node,
        labels,
      }));
}

/** The old block if the new one equals it, or the new block with the old node if only the place differs. */
export function keptBlock(old: Block | undefined, block: Block): Block {
  if (!old || !isSame(old.node, block.node)) {
    return block;
  }
  return old.from === block.from && old.line === block.line ? old : {...block, node: old.node};
}

function isSame(one: RootContent, other: RootContent): boolean {
  const pairs: [Nodes, Nodes | undefined][] = [[one, other]];
  for (const [left, right] of pairs) {
    if (!right || withoutDescendants(left) !== withoutDescendants(right)) {
      return false;
    }
    const others = childrenOf(right);
    childrenOf(left).forEach((child, index) => pairs.push([child, others[index]]));
  }
  return true;
}

function withoutDescendants(node: Nodes): string {
  return JSON.stringify({...node, children: childrenOf(node).length});
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}

/**
 * The tree of a document, equal to the one that its parser gives for the whole text. It lacks only the root's
 * `checked`, which mdast-util-gfm-task-list-item sets for `[ ]` right below an empty list item.
 */
export function rootOf({blocks, end}: Pick<ParsedDocument, 'blocks' | 'end'>): Root {
  return {
    type: 'root',
    children: nodesOf(blocks),
    position: {start: {line: 1, column: 1, offset: 0}, end},
  };
}

/** The nodes of blocks, at their places in the text. */
export function nodesOf(blocks: readonly Block[]): RootContent[] {
  return blocks.map(({node, line, from}) => movedNode(node, line, from));
}
