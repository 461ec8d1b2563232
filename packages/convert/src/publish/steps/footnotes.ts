import type {Element, ElementContent, Nodes, Root} from 'hast';
import type {UnsupportedParts} from '../../document/unsupported.ts';
import {element, find, isElement, replace, text} from '../../hast.ts';

/**
 * Writes footnotes as text: a raised `[注1]`, and the notes below a label at the end. Links within a text lead nowhere elsewhere:
 * 公众号 reports an error for them (doocs/md#1585, 2026-05, users).
 */
export function writeFootnotes(root: Root, unsupported: UnsupportedParts): void {
  replace(root, (node) => {
    if (isElement(node, 'a') && isReference(node)) {
      return [text(`[注${numberOf(node)}]`)];
    }
    if (isElement(node, 'sup') && find(node, isReference)) {
      node.properties.dataPart = 'note';
      return undefined;
    }
    if (isElement(node, 'a') && node.properties.dataFootnoteBackref !== undefined) {
      return [];
    }
    return isElement(node, 'section') && node.properties.dataFootnotes !== undefined
      ? notesOf(node, unsupported)
      : undefined;
  });
}

function isReference(node: Nodes): boolean {
  return isElement(node, 'a') && node.properties.dataFootnoteRef !== undefined;
}

function numberOf(reference: Element): string {
  const [label] = reference.children;
  return label?.type === 'text' ? label.value : '';
}

function notesOf(section: Element, unsupported: UnsupportedParts): ElementContent[] {
  const list = find(section, (node) => isElement(node, 'ol'));
  const notes = (list?.children ?? []).filter((node) => isElement(node, 'li'));
  return [
    element('p', [element('strong', [text('脚注')])]),
    ...notes.flatMap((note, index) => {
      unsupported.add('footnotes', '');
      const label = text(`[注${String(index + 1)}] `);
      const [first, ...rest] = note.children.filter((node) => isElement(node));
      return isElement(first, 'p')
        ? [element('p', [label, ...first.children], {dataPart: 'reference'}), ...rest]
        : [element('p', [label, ...note.children], {dataPart: 'reference'})];
    }),
  ];
}
