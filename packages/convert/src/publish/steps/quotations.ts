import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {Losses} from '../../document/losses.ts';
import {isElement, replace} from '../../hast.ts';

/** Takes quotations out of quotations: their blocks stay in the outer one. */
export function flattenQuotations(root: Root, losses: Losses): void {
  visit(root, 'element', (quote) => {
    if (isElement(quote, 'blockquote')) {
      replace(quote, (node) => {
        if (!isElement(node, 'blockquote')) {
          return undefined;
        }
        losses.add('quotations', '');
        return node.children;
      });
    }
  });
}
