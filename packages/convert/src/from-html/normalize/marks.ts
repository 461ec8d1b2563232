import type {Element, ElementContent, Root} from 'hast';
import {attribute, element, isElement, replace, style, textContent} from '../../hast.ts';

const monospace = /\b(?:consolas|courier|menlo|monaco|monospace|mono|sfmono-regular|source code)\b/;

/** The marks that a style gives to a text, from inside to outside. */
const marksOf: readonly (readonly [tagName: string, has: (node: Element) => boolean])[] = [
  ['code', (node) => monospace.test(style(node, 'font-family'))],
  ['sup', (node) => style(node, 'vertical-align') === 'super'],
  ['sub', (node) => style(node, 'vertical-align') === 'sub'],
  [
    'del',
    (node) =>
      (style(node, 'text-decoration') + style(node, 'text-decoration-line')).includes(
        'line-through',
      ),
  ],
  [
    'em',
    (node) => style(node, 'font-style') === 'italic' || attribute(node, 'neItalic') === 'true',
  ],
  ['strong', (node) => isBold(style(node, 'font-weight')) || attribute(node, 'neBold') === 'true'],
];

function isBold(weight: string): boolean {
  return /^(?:bold|bolder)$/.test(weight) || Number(weight) >= 600;
}

/** Makes marks of styles, as Google Docs has them, and none of elements that a style makes plain. */
export function restoreMarks(tree: Root): void {
  replace(tree, (node, parent) => {
    if (!isElement(node) || isElement(node, 'pre', 'code')) {
      return isElement(node) ? [node] : undefined;
    }
    if (isElement(node, 'b', 'strong') && /^(?:normal|[1-5]00)$/.test(style(node, 'font-weight'))) {
      return node.children;
    }
    const isHeading = parent.type === 'element' && /^(?:h[1-6]|th)$/.test(parent.tagName);
    if (isHeading && isElement(node, 'b', 'strong')) {
      return node.children; // is bold anyway
    }
    if (isElement(node, 'u') && parent.type === 'element' && parent.tagName === 'a') {
      return node.children;
    }
    return isElement(node, 'span', 'font', 'ne-text') ? marked(node, isHeading) : undefined;
  });
}

function marked(node: Element, isHeading: boolean): readonly ElementContent[] {
  const isEmpty = textContent(node).trim() === '';
  return marksOf
    .filter(([tagName, has]) => !isEmpty && has(node) && !(isHeading && tagName === 'strong'))
    .reduce<readonly ElementContent[]>(
      (children, [tagName]) => [element(tagName, children)],
      node.children,
    );
}
