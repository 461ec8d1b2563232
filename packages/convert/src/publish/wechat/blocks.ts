import type {Element, RootContent} from 'hast';
import {element, isElement} from '../../hast.ts';

const blockNames =
  /^(?:p|ul|ol|pre|blockquote|table|div|section|figure|figcaption|dl|dt|dd|hr|h[1-6])$/;

/** The blocks of a list item, a `div` or the text: loose text between them becomes paragraphs. */
export function blocksOf(children: readonly RootContent[]): Element[] {
  const blocks: Element[] = [];
  let open: Element | undefined;
  for (const child of children) {
    if (isElement(child) && blockNames.test(child.tagName)) {
      open = undefined;
      blocks.push(child);
    } else if (child.type === 'element' || child.type === 'text') {
      const isBlank = child.type === 'text' && child.value.trim() === '';
      if (open) {
        open.children.push(child);
      } else if (!isBlank) {
        open = element('p', [child]);
        blocks.push(open);
      }
    }
  }
  return blocks;
}
