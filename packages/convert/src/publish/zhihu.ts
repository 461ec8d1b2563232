import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import {documentOf} from '../document/index.ts';
import {replaceFormulas} from '../document/formulas.ts';
import {UnsupportedParts} from '../document/unsupported.ts';
import {element, isElement, replace} from '../hast.ts';
import {bareHtml} from './bare-html.ts';
import type {Published} from './published.ts';
import {plainText} from './plain-text/index.ts';
import {simplify} from './steps/simplify.ts';
import {removeDeadLinks} from './steps/links.ts';
import {nameUploads} from './steps/pictures.ts';

/** Writes a text for the editor of 知乎. No official list of what it takes was found (2026-11). Not tested in the editor itself. */
export function forZhihu(source: string): Published {
  const unsupported = new UnsupportedParts();
  const {root} = documentOf(source, unsupported);
  simplify(root, unsupported);
  removeDeadLinks(root, unsupported);
  nameUploads(root, unsupported);
  flattenQuotations(root, unsupported); // siyuan does (code of preview/index.ts, read in 2026-08)
  dropAlignment(root, unsupported);
  // The form that three tools paste: mdnice converter.js, siyuan preview/index.ts, wenyan-core platform/zhihu.ts (code read in 2026-08).
  replaceFormulas(root, ({tex, isBlock}) => {
    const formula = element('img', [], {
      className: ['Formula-image'],
      dataEeimg: 'true',
      alt: tex,
      src: '',
    });
    return isBlock ? element('p', [formula]) : formula;
  });
  return {
    html: toHtml(bareHtml(root)),
    plain: plainText(source).plain,
    unsupported: unsupported.list(),
  };
}

/** Takes quotations out of quotations: their blocks stay in the outer one. */
export function flattenQuotations(root: Root, unsupported: UnsupportedParts): void {
  visit(root, 'element', (quote) => {
    if (isElement(quote, 'blockquote')) {
      replace(quote, (node) => {
        if (!isElement(node, 'blockquote')) {
          return undefined;
        }
        unsupported.add('quotations', '');
        return node.children;
      });
    }
  });
}

/** Tables work without attributes alone (siyuan-plugin-publisher PR#776, 2023, users). */
function dropAlignment(root: Root, unsupported: UnsupportedParts): void {
  visit(root, 'element', (node) => {
    if (isElement(node, 'th', 'td')) {
      if (isElement(node, 'th') && node.properties.align !== undefined) {
        unsupported.add('alignment', '');
      }
      delete node.properties.align;
    }
  });
}
