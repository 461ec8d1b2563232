import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {Losses} from '../../document/losses.ts';
import {isElement, text} from '../../hast.ts';

/**
 * Writes the boxes of tasks as characters. Editors filter `<input>`, by the code of third parties: bm.md
 * (src/lib/markdown/render/adapters/wechat.ts) and WeMD, read in 2026-08.
 */
export function writeBoxes(root: Root, losses: Losses): void {
  visit(root, 'element', (node, index, parent) => {
    if (isElement(node, 'input') && parent && index !== undefined) {
      losses.add('tasks', '');
      const box = node.properties.checked ? '☑' : '☐';
      const next = parent.children[index + 1];
      const words = next?.type === 'text' ? next.value : '';
      parent.children.splice(index, words === '' ? 1 : 2, text(box + words));
    }
  });
}
