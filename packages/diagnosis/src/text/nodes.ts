import type {Html, Nodes, Parents, Root} from 'mdast';

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

const known = new WeakMap<Root, ReadonlyMap<string, readonly Nodes[]>>();

/** The nodes of one type, in text order. All rules share one walk through a tree. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Root,
  type: Type,
): readonly NodeOf<Type>[] {
  const byType = known.get(tree) ?? sort(tree);
  known.set(tree, byType);
  return (byType.get(type) ?? []) as readonly NodeOf<Type>[];
}

/** The nodes that hold blocks: the root, block quotes, list items and footnotes. */
export function containersOf(tree: Root): readonly Parents[] {
  const types = ['root', 'blockquote', 'listItem', 'footnoteDefinition'] as const;
  return types.flatMap((type): readonly Parents[] => nodesOf(tree, type));
}

/** The HTML blocks, in text order; inline HTML is not one. */
export function htmlBlocksOf(tree: Root): readonly Html[] {
  return containersOf(tree)
    .flatMap((container): readonly Nodes[] => container.children)
    .filter((node) => node.type === 'html')
    .sort((a, b) => (a.position?.start.offset ?? 0) - (b.position?.start.offset ?? 0));
}

function sort(tree: Root): ReadonlyMap<string, readonly Nodes[]> {
  const byType = new Map<string, Nodes[]>();
  const waiting: Nodes[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const others = byType.get(node.type);
    if (others) {
      others.push(node);
    } else {
      byType.set(node.type, [node]);
    }
    if ('children' in node) {
      node.children.toReversed().forEach((child) => waiting.push(child));
    }
  }
  return byType;
}
