import type {Element, Root} from 'xast';
import {toString} from 'mdast-util-to-string';
import {fromXml} from 'xast-util-from-xml';

/** An XML document's root element, or the syntax error. */
export function parseXml(
  xml: string,
): {readonly ok: true; readonly root: Element} | {readonly ok: false; readonly reason: string} {
  let tree: Root;
  try {
    tree = fromXml(xml);
  } catch (error) {
    return {ok: false, reason: error instanceof Error ? error.message : String(error)};
  }
  const root = tree.children.find((node) => node.type === 'element');
  return root ? {ok: true, root} : {ok: false, reason: 'There is no element.'};
}

/** The elements of a name among an element's children. */
export function childrenOf(parent: Element, name: string): Element[] {
  return parent.children.filter(
    (node) => node.type === 'element' && node.name === name,
  ) as Element[];
}

/** The text of the first child of a name; undefined without one. */
export function childText(parent: Element, name: string): string | undefined {
  const [child] = childrenOf(parent, name);
  return child && toString(child);
}

/** The repeated names of an element's children. */
export function repeated(parent: Element, allowed: readonly string[]): string[] {
  const names = parent.children.flatMap((node) => (node.type === 'element' ? node.name : []));
  return [...new Set(names)].filter(
    (name) => !allowed.includes(name) && names.indexOf(name) !== names.lastIndexOf(name),
  );
}
