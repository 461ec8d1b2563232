import type {Element, ElementContent, Root} from 'hast';
import type {UnsupportedParts} from '../../document/unsupported.ts';
import {attribute, element, isElement, replace, text, textContent} from '../../hast.ts';

/** Where a link leads: with its protocol, or empty if only on the page or beside the file. */
export function addressOf(link: Element): string {
  const address = attribute(link, 'href');
  return /^(?:https?|mailto|tel):/.test(address) ? address : '';
}

/** Whether the text of a link is its address. */
export function isItsAddress(link: Element): boolean {
  const bare = (address: string) =>
    decoded(address.trim())
      .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
      .replace(/\/$/, '');
  return bare(textContent(link)) === bare(attribute(link, 'href'));
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Takes links away that lead nowhere outside this text: relative ones and fragments. Forbidden ones have lost their address already. */
export function removeDeadLinks(root: Root, unsupported: UnsupportedParts): void {
  replace(root, (node) => {
    if (!isElement(node, 'a') || addressOf(node) !== '') {
      return undefined;
    }
    if (attribute(node, 'href') !== '') {
      unsupported.add('local links', textContent(node));
    }
    return node.children;
  });
}

/**
 * Writes links as notes: a raised number, one for each address, and a list at the end. A link whose text is its address becomes text.
 *
 * @param stays whether a link stays one
 */
export function writeLinkNotes(
  root: Root,
  unsupported: UnsupportedParts,
  stays: (address: string) => boolean,
): void {
  const notes = new Map<string, {number: number; label: string}>();
  replace(root, (node) => {
    if (!isElement(node, 'a') || stays(attribute(node, 'href'))) {
      return undefined;
    }
    if (isItsAddress(node)) {
      return node.children;
    }
    const address = attribute(node, 'href').replace(/^(?:mailto|tel):/i, '');
    unsupported.add('link notes', '');
    const known = notes.get(address) ?? {number: notes.size + 1, label: textContent(node).trim()};
    notes.set(address, known);
    const number = String(known.number);
    return [...node.children, element('sup', [text(`[${number}]`)], {dataPart: 'note'})];
  });
  if (notes.size > 0) {
    root.children.push(
      element('p', [element('strong', [text('参考链接')])]),
      ...[...notes].map(([address, {number, label}]) => note(number, label, address)),
    );
  }
}

function note(number: number, label: string, address: string): ElementContent {
  const words = label === '' ? '' : `${label}：`;
  return element('p', [text(`[${String(number)}] ${words}${address}`)], {dataPart: 'reference'});
}
