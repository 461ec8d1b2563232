import type {Element, ElementContent, Nodes, Parents, RootContent, Text} from 'hast';

/** Makes an element. */
export function element(
  tagName: string,
  children: readonly ElementContent[] = [],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

export function text(value: string): Text {
  return {type: 'text', value};
}

/** Whether a node is an element, of one of the names if there are any. */
export function isElement<Name extends string>(
  node: Nodes | undefined,
  ...names: readonly Name[]
): node is Element & {tagName: Name} {
  return (
    node?.type === 'element' && (names.length === 0 || names.some((name) => name === node.tagName))
  );
}

/** The text of a node and its descendants, as written. */
export function textContent(node: Nodes): string {
  return node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map(textContent).join('')
      : '';
}

/** An attribute as text: `data-lark-language` is the property `dataLarkLanguage`. Empty if it is missing. */
export function attribute({properties}: Element, name: string): string {
  const value = properties[name];
  return Array.isArray(value)
    ? value.join(' ')
    : value === undefined || value === null
      ? ''
      : String(value);
}

export function hasClass(node: Element, ...names: readonly string[]): boolean {
  const classes = attribute(node, 'className').split(/\s+/);
  return names.some((name) => classes.includes(name));
}

/** A declaration of the `style` attribute, in lower case: `700` for `font-weight`. Empty if it is missing. */
export function style(node: Element, name: string): string {
  const declarations = attribute(node, 'style').split(';');
  const found = declarations.find(
    (one) => one.slice(0, one.indexOf(':')).trim().toLowerCase() === name,
  );
  return found === undefined
    ? ''
    : found
        .slice(found.indexOf(':') + 1)
        .trim()
        .toLowerCase();
}

/**
 * Replaces nodes of a tree, parents before their children.
 *
 * @param change gives the replacement of a node, and then gets that in turn; undefined to keep the node and go on with its children
 */
export function replace(
  parent: Parents,
  change: (node: RootContent, parent: Parents) => readonly RootContent[] | undefined,
): void {
  const waiting = ([...parent.children] as RootContent[]).reverse();
  const children: RootContent[] = [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const replacement = change(node, parent);
    if (!replacement) {
      children.push(node);
      if ('children' in node) {
        replace(node, change);
      }
    } else if (replacement.includes(node)) {
      children.push(...replacement);
    } else {
      waiting.push(...[...replacement].reverse());
    }
  }
  parent.children = children;
}

/** The first descendant that passes a test. */
export function find(parent: Nodes, test: (node: Element) => boolean): Element | undefined {
  for (const node of 'children' in parent ? parent.children : []) {
    const found = isElement(node) && test(node) ? node : find(node, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** All descendants that pass a test, in order. */
export function findAll(parent: Nodes, test: (node: Element) => boolean): readonly Element[] {
  return 'children' in parent
    ? parent.children.flatMap((node) => [
        ...(isElement(node) && test(node) ? [node] : []),
        ...findAll(node, test),
      ])
    : [];
}
