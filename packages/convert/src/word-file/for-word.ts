import type {Element, ElementContent, Parents, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {loadsMore} from '../addresses/drawing.ts';
import {replaceFormulas} from '../document/formulas.ts';
import type {UnsupportedParts} from '../document/unsupported.ts';
import {nameOfPicture} from '../document/pictures.ts';
import {attribute, element, hasClass, isElement, text} from '../hast.ts';

/** The picture formats that Word shows. */
const embeddable = /^data:image\/(?:png|jpe?g|gif|bmp|svg\+xml)[;,]/i;

/** Tags without an equivalent in Word; their content stays. */
const flattened = ['details', 'ruby', 'picture'] as const;

/**
 * Changes a document into what Word can have: formulas that docx reads, pictures of the text itself, boxes of tasks as characters.
 *
 * @param canRead whether docx reads a formula; others stay TeX between dollars
 */
export function fitForWord(
  root: Root,
  canRead: (tex: string) => boolean,
  unsupported: UnsupportedParts,
): void {
  replaceFormulas(root, ({tex, isBlock}) => {
    if (canRead(tex)) {
      // docx/html reads LaTeX from this attribute, and a `display` of `block` as a paragraph of its own.
      const properties = {dataLatex: tex, ...(isBlock && {display: 'block'})};
      return element(isBlock ? 'div' : 'span', [], properties);
    }
    unsupported.add('formulas', tex);
    return isBlock
      ? element('pre', [element('code', [text(`$$\n${tex}\n$$`)])])
      : element('code', [text(`$${tex}$`)]);
  });
  visit(root, 'element', (node, index, parent) => {
    if (index === undefined || !parent) {
      return;
    }
    if (isElement(node, 'img') && !isEmbeddable(attribute(node, 'src'))) {
      unsupported.add('pictures', nameOfPicture(node));
      parent.children[index] = withoutPicture(node, isElement(parent, 'a'));
    } else if (isElement(node, 'input')) {
      parent.children[index] = text(node.properties.checked ? '☑' : '☐');
    } else if (isElement(node, 'ul') && hasClass(node, 'contains-task-list')) {
      if (!node.children.every((child) => !isElement(child) || hasClass(child, 'task-list-item'))) {
        node.properties.className = []; // docx/html takes the bullets of lists of this class away
      }
    } else if (isElement(node, 'table') && !hasTextAfter(parent, index)) {
      parent.children.splice(index + 1, 0, element('p')); // Word joins tables that touch
    } else if (isElement(node, ...flattened)) {
      unsupported.add('html', node.tagName);
    }
  });
}

function isEmbeddable(address: string): boolean {
  return embeddable.test(address) && !loadsMore(address);
}

/** Whether a table has anything but another table after it. */
function hasTextAfter({children}: Parents, index: number): boolean {
  const next = children.slice(index + 1).find((node) => node.type !== 'text' || node.value.trim());
  return next !== undefined && !isElement(next, 'table');
}

function withoutPicture(image: Element, isInLink: boolean): ElementContent {
  const source = attribute(image, 'src');
  const words = text(nameOfPicture(image));
  return /^https?:/i.test(source) && !isInLink
    ? element('a', [words], {href: source})
    : element('span', [words]);
}
