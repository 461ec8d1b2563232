import type {List, Parents, Root} from 'mdast';

/**
 * Joins lists of one kind that follow each other, as 飞书 writes one for each item, and quotations, as Word does. Lets those be tight whose items have one paragraph
 * each, as they look in most sources.
 */
export function joinBlocks(root: Root): Root {
  join(root);
  return root;
}

function join(parent: Parents): void {
  const children: Parents['children'][number][] = [];
  for (const child of parent.children) {
    const last = children.at(-1);
    if (child.type === 'list' && last?.type === 'list' && continues(last, child)) {
      last.children.push(...child.children);
    } else if (child.type === 'blockquote' && last?.type === 'blockquote') {
      last.children.push(...child.children);
    } else {
      children.push(child);
    }
  }
  parent.children = children;
  for (const child of children) {
    if ('children' in child) {
      join(child);
    }
    if (child.type === 'list') {
      for (const item of child.children) {
        item.spread = item.children.filter(({type}) => type !== 'list').length > 1;
      }
      child.spread = child.children.some(({spread}) => spread);
    }
  }
}

function continues(last: List, next: List): boolean {
  const isSame = (last.ordered ?? false) === (next.ordered ?? false);
  const expected = (last.start ?? 1) + last.children.length;
  return isSame && (!next.ordered || next.start === expected);
}
