import type {Element, Root} from 'hast';
import {attribute, findAll, isElement, textContent} from '../../hast.ts';

const rule = /(?<![^{}])([^{}]+)\{([^{}]*)\}/g;

/** A selector of one class: `.xl65`, `td.xl65`. */
const ofClass = /^(?:[a-z]+)?\.([\w-]+)$/i;

/** Writes the declarations of classes into `style` attributes, before the element's own: spreadsheets and Word have bold and alignment there. */
export function inlineClassStyles(tree: Root): void {
  const declarationsOf = new Map<string, string>();
  for (const sheet of findAll(tree, (node) => isElement(node, 'style'))) {
    const css = textContent(sheet).replace(/<!--|-->|\/\*[^]*?(?:\*\/|$)/g, '');
    for (const [, selectors = '', declarations = ''] of css.matchAll(rule)) {
      for (const selector of selectors.split(',')) {
        const [, name] = ofClass.exec(selector.trim()) ?? [];
        if (name !== undefined) {
          declarationsOf.set(
            name,
            `${declarationsOf.get(name) ?? ''}${declarations.replace(/\s+/g, ' ')};`,
          );
        }
      }
    }
  }
  if (declarationsOf.size > 0) {
    for (const node of findAll(tree, (one) => attribute(one, 'className') !== '')) {
      addStyles(node, declarationsOf);
    }
  }
}

function addStyles(node: Element, declarationsOf: ReadonlyMap<string, string>): void {
  const ofClasses = attribute(node, 'className')
    .split(/\s+/)
    .map((name) => declarationsOf.get(name) ?? '')
    .join('');
  if (ofClasses !== '') {
    node.properties.style = `${attribute(node, 'style')};${ofClasses}`;
  }
}
