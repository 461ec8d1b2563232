import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import {diagramIn} from './diagrams';
import {element, elementsOf, label, within} from './nodes';
import {box, fields, output, preformatted} from './widgets';

/** Converts the children of an element. */
type Inside = (node: Element) => ElementContent[];

/** Conversions of elements that feed readers do not show, or not readably. */
export const tags: Readonly<Record<string, (node: Element, inside: Inside) => ElementContent[]>> = {
  svg: () => [],
  pre: (node) => [preformatted(node)],
  textarea: (node) => [preformatted(node)],
  fieldset: fields,
  input: box,
  output,
  // The boxes around the pairs of a list are for the style sheet only.
  dl: (node, inside) => [
    element(
      'dl',
      elementsOf(node).flatMap((child) => inside(child.tagName === 'div' ? child : wrap(child))),
    ),
  ],
  figure: (node, inside) =>
    within(node, (found) => diagramIn(found) !== undefined || found.tagName === 'img').length > 0
      ? [element('figure', inside(node))]
      : withLabel(node, inside),
};

/** Source and result of a live example, one after the other. */
export function example(node: Element, inside: Inside): ElementContent[] {
  return withLabel(node, inside).map((child) => {
    if (child.type !== 'element' || child.tagName !== 'div') {
      return child;
    }
    const {lang, role} = child.properties;
    return role === 'group'
      ? element('blockquote', child.children)
      : element('p', [element('em', child.children)], {lang});
  });
}

/** The content of a figure without a picture, below its caption. */
function withLabel(node: Element, inside: Inside): ElementContent[] {
  return elementsOf(node).flatMap((child) =>
    child.tagName === 'figcaption' ? [label(toString(child))] : inside(wrap(child)),
  );
}

function wrap(node: Element): Element {
  return element('div', [node]);
}

/** Removes a box that is for style sheets only, unless its content would run into its neighbours. */
export function withoutEmptyBox(node: Element): ElementContent[] {
  if (/^(?:p|div)$/.test(node.tagName) && isEmpty(node)) {
    return [];
  }
  if (!['div', 'section', 'article', 'header'].includes(node.tagName)) {
    return [node];
  }
  const isText = node.children.some(
    (child) => !isBlock(child) && (child.type !== 'text' || child.value.trim() !== ''),
  );
  return isText || node.properties.role === 'group' ? [node] : node.children;
}

function isEmpty(node: Element): boolean {
  return (
    toString(node).trim() === '' && within(node, ({tagName}) => tagName === 'img').length === 0
  );
}

function isBlock(node: ElementContent): boolean {
  return (
    node.type === 'element' &&
    /^(?:blockquote|div|dl|details|figure|h[1-6]|hr|ol|p|pre|table|ul)$/.test(node.tagName)
  );
}
