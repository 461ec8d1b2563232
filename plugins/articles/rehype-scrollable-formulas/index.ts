import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Makes formulas that stand by themselves reachable by keyboard: one that is wider than a phone scrolls, and Safari lets
 * the keyboard scroll what has the focus alone (https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable).
 * Comes after rehype-katex, whose elements it takes.
 */
export default function rehypeScrollableFormulas() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (isKatex(node) && node.children.some(isBlock)) {
        Object.assign(node.properties, {tabIndex: 0, role: 'group', ariaLabel: '公式'});
      }
    });
  };
}

function isKatex({properties: {className}}: Element): boolean {
  return Array.isArray(className) && className.includes('katex');
}

function isBlock(node: Element['children'][number]): boolean {
  return node.type === 'element' && node.tagName === 'math' && node.properties.display === 'block';
}
