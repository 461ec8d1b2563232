import type {ElementContent, Root} from 'hast';
import {attribute, element, isElement, replace, text} from '../../hast.ts';

/** Shows a picture alone in its paragraph as a block, with its title as caption; others are as high as the text allows. */
export function placePictures(root: Root): void {
  replace(root, (node, parent) => {
    if (isElement(node, 'p') && isPicture(node.children)) {
      const [picture] = node.children.filter((child) => isElement(child));
      const title = picture ? attribute(picture, 'title') : '';
      return [
        {...node, tagName: 'section'},
        ...(title === '' ? [] : [element('figcaption', [text(title)])]),
      ];
    }
    if (isElement(node, 'img') && isElement(parent, 'p', 'td', 'th', 'a', 'strong', 'em')) {
      node.properties.dataPart = 'icon';
    } else if (isElement(node, 'span') && node.properties.dataUpload) {
      node.properties.dataPart = 'upload';
    }
    return undefined;
  });
}

function isPicture(children: readonly ElementContent[]): boolean {
  const words = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return words.length === 1 && isElement(words[0], 'img');
}
