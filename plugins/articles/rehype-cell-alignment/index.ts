import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Aligns the cells of a table by a class (`align-right`): MDX writes an alignment as a style attribute, which the site's policy
 * would have to allow, and HTML has no other attribute for it.
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
