import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The attributes that carry content. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  code: ['className'],
  img: ['src', 'alt', 'title', 'className', 'dataEeimg'],
  ol: ['start'],
  td: ['align', 'colSpan', 'rowSpan'],
  th: ['align', 'colSpan', 'rowSpan'],
};

/** Removes the attributes that only tools read. Changes the tree, and returns it. */
export function bareHtml(root: Root): Root {
  visit(root, 'element', (node) => {
    const kept = attributes[node.tagName] ?? [];
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => kept.includes(name)),
    );
  });
  return root;
}
