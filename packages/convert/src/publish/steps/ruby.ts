import type {Root} from 'hast';
import {isElement, replace, text} from '../../hast.ts';

/** Writes readings behind their characters, in parentheses. */
export function writeReadings(root: Root): void {
  replace(root, (node) => {
    if (isElement(node, 'rp')) {
      return [];
    }
    return isElement(node, 'rt') ? [text('（'), ...node.children, text('）')] : undefined;
  });
}
