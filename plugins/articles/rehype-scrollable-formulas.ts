import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Makes block formulas focusable. A formula wider than a phone scrolls, and in Safari the keyboard scrolls only focused elements
 * (https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable). Must run after rehype-katex.
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
