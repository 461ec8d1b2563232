import type {Root} from 'hast';
import type {Losses} from '../../document/losses.ts';
import {element, isElement, replace} from '../../hast.ts';

/** Opens `<details>`: its summary becomes a bold line above its content. */
export function openFolds(root: Root, losses: Losses): void {
  replace(root, (node) => {
    if (!isElement(node, 'details')) {
      return undefined;
    }
    losses.add('folds', '');
    return node.children.map((child) =>
      isElement(child, 'summary') ? element('p', [element('strong', child.children)]) : child,
    );
  });
}
