import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import {element, elementsOf, hasClass, label, text, within} from './nodes';

/** Elements that are useless without this site's scripts. */
export function isControl(node: Element): boolean {
  const {tagName, properties} = node;
  return (
    ['button', 'script', 'style', 'noscript', 'template', 'iframe'].includes(tagName) ||
    properties.role === 'tablist' ||
    properties.dataSearch === 'none' ||
    properties.dataAction !== undefined ||
    properties.dataFootnoteBackref !== undefined ||
    properties.ariaHidden === 'true' ||
    hasClass(node, 'hash-link') ||
    (hasClass(node, 'sr-only') && tagName !== 'span')
  );
}

/** A code block: its title, and its text in one colour. */
export function codeBlock(block: Element): ElementContent[] {
  const title = elementsOf(block).find((part) => part.tagName === 'div' && !hasPre(part));
  const code = within(block, ({tagName}) => tagName === 'pre')[0] ?? block;
  return [...(title ? [label(toString(title))] : []), preformatted(code)];
}

/** Text as it was typed. */
export function preformatted(node: Element): Element {
  return element('pre', [element('code', [text(typed(node))])]);
}

/** The fields of a calculator, each with the value it begins with. */
export function fields(fieldset: Element): ElementContent[] {
  const legend = elementsOf(fieldset).find(({tagName}) => tagName === 'legend');
  const rows = within(
    fieldset,
    (node) => node.tagName !== 'legend' && elementsOf(node).some(({tagName}) => tagName === 'span'),
  ).filter(({tagName, properties}) => ['div', 'li'].includes(tagName) && !properties.ariaHidden);
  return [
    ...(legend ? [label(toString(legend))] : []),
    element(
      'ul',
      rows.map((row) => element('li', [text(rowOf(row))])),
    ),
  ];
}

/** The result of a calculator. Styles separate its parts on the page, commas do here. */
export function output({children}: Element): ElementContent[] {
  const parts = children.map((child) => toString(child).trim()).filter(Boolean);
  return [text(parts.join('，'))];
}

/** A task's box. */
export function box({properties}: Element): ElementContent[] {
  return properties.type === 'checkbox' ? [text(properties.checked ? '☑' : '☐')] : [];
}

function rowOf(row: Element): string {
  const [name = '', ...values] = elementsOf(row)
    .filter((part) => !isControl(part))
    .map((part) => toString(part).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return row.tagName === 'li' ? [name, ...values].join('，') : `${name}：${values.join(' ')}`;
}

function hasPre(node: Element): boolean {
  return within(node, ({tagName}) => tagName === 'pre').length > 0;
}

function typed(node: ElementContent): string {
  if (node.type !== 'element') {
    return node.type === 'text' ? node.value : '';
  }
  return node.tagName === 'br' ? '\n' : node.children.map(typed).join('');
}
