import type {ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {attribute, element, isElement, text} from '../../../../../lib/html-to-markdown/hast';

/** Shows a picture alone in its paragraph as a block, with its title as caption; others are as high as the text allows. */
export function placePictures(root: Root): void {
  visit(root, 'element', (node, index, parent) => {
    if (isElement(node, 'p') && parent && index !== undefined && isPicture(node.children)) {
      const [picture] = node.children.filter((child) => isElement(child));
      const title = picture ? attribute(picture, 'title') : '';
      parent.children.splice(
        index,
        1,
        {...node, tagName: 'section'},
        ...(title === '' ? [] : [element('figcaption', [text(title)])]),
      );
    } else if (isElement(node, 'img') && isElement(parent, 'p', 'td', 'th', 'a', 'strong', 'em')) {
      node.properties.dataPart = 'icon';
    } else if (isElement(node, 'span') && node.properties.dataUpload) {
      node.properties.dataPart = 'upload';
    }
  });
}

function isPicture(children: readonly ElementContent[]): boolean {
  const words = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return words.length === 1 && isElement(words[0], 'img');
}
