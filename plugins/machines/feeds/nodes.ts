import type {Element, ElementContent, Properties, Text} from 'hast';

/** An element with its children. */
export function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

/** A piece of text. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** A title that is not a heading, because feed readers list headings. */
export function label(value: string): Element {
  return element('p', [element('strong', [text(value)])]);
}

/** Whether an element has a class. */
export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The elements among an element's children. */
export function elementsOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** The descendants of an element that pass a test, in order. */
export function within(parent: Element, test: (found: Element) => boolean): Element[] {
  return elementsOf(parent).flatMap((child) => [
    ...(test(child) ? [child] : []),
    ...within(child, test),
  ]);
}
