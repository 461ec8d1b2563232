import {strFromU8, unzipSync} from 'fflate';
import {DomUtils, parseDocument} from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A part of a .docx, for tests: its elements by their names with prefixes, such as `w:p`. */
export function readWord(file: Uint8Array) {
  const parts = unzipSync(file);
  const part = (path: string) => {
    const bytes = parts[path];
    const tree = parseDocument(bytes ? strFromU8(bytes) : '', {xmlMode: true});
    return {all: (name: string) => all(tree, name), text: DomUtils.textContent(tree)};
  };
  return {paths: Object.keys(parts), part};
}

/** The descendants of a name. */
export function all(parent: Parameters<typeof DomUtils.textContent>[0], name: string): Element[] {
  return DomUtils.getElementsByTagName(name, parent, true);
}

/** The attribute of the first descendant of a name; undefined if there is none. */
export function valueOf(parent: Element, name: string, attribute = 'w:val'): string | undefined {
  return all(parent, name)[0]?.attribs[attribute];
}

/** The text of an element, with line breaks and tabs. */
export function textContent({name, children}: Element): string {
  return name === 'w:br'
    ? '\n'
    : name === 'w:tab'
      ? '\t'
      : children
          .map((child) =>
            'attribs' in child ? textContent(child) : 'data' in child ? child.data : '',
          )
          .join('');
}
