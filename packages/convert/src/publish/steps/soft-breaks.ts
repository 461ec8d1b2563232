import type {Nodes, Parents} from 'hast';
import {isElement} from '../../hast.ts';

const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]`;
const betweenWide = new RegExp(String.raw`(?<=${wide})[ \t]*\n[ \t]*(?=${wide})`, 'gu');

const block =
  /^(?:h[1-6]|p|ul|ol|li|pre|blockquote|table|thead|tbody|tr|th|td|hr|div|section|dl|dt|dd|br)$/;

/**
 * Joins the lines of a paragraph: without a space between Chinese characters, where editors would show one, else with a space. Removes
 * the line breaks between blocks.
 */
export function joinLines(parent: Parents): void {
  const isOfBlocks = parent.type === 'root' || isBlock(parent);
  parent.children.forEach((node, index) => {
    if (node.type === 'text') {
      node.value = node.value.replace(betweenWide, '').replace(/[ \t]*\n[ \t]*/g, ' ');
      if (isOfBlocks) {
        const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
        node.value = before && !isBlock(before) ? node.value : node.value.replace(/^[ \t]+/, '');
        node.value = after && !isBlock(after) ? node.value : node.value.replace(/[ \t]+$/, '');
      }
    } else if (isElement(node) && !isElement(node, 'pre')) {
      joinLines(node);
    }
  });
}

function isBlock(node: Nodes): boolean {
  return isElement(node) && block.test(node.tagName);
}
