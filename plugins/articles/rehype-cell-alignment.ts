import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Aligns table cells by a class (`align-right`). MDX would write a style attribute, which the site's policy forbids.
 */
export default function rehypeCellAlignment() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if ((tagName === 'td' || tagName === 'th') && typeof properties.align === 'string') {
        properties.className = [`align-${properties.align}`];
        delete properties.align;
      }
    });
  };
}
