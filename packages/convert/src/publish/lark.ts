import {toHtml} from 'hast-util-to-html';
import {safeMarkdown} from '../addresses/markdown.ts';
import {documentOf} from '../document/index.ts';
import {replaceFormulas} from '../document/formulas.ts';
import {UnsupportedParts} from '../document/unsupported.ts';
import {element, text} from '../hast.ts';
import {bareHtml} from './bare-html.ts';
import type {Published} from './published.ts';
import {simplify} from './steps/simplify.ts';
import {removeDeadLinks} from './steps/links.ts';
import {nameUploads} from './steps/pictures.ts';

/**
 * Writes a text for 飞书 and 语雀: standard HTML, with the Markdown as plain text, which is what siyuan hands to 语雀 (siyuan-note/siyuan#1546,
 * code). Formulas are between two dollar signs, as a paste into 飞书 wants them (deep-share#5, 2026-01, users). Not tested in either editor.
 */
export function forLark(source: string): Published {
  const unsupported = new UnsupportedParts();
  const {root} = documentOf(source, unsupported);
  simplify(root, unsupported);
  removeDeadLinks(root, unsupported);
  nameUploads(root, unsupported);
  replaceFormulas(root, ({tex, isBlock}) => {
    unsupported.add('formulas', tex);
    const formula = text(`$$${tex}$$`);
    return isBlock ? element('p', [formula]) : formula;
  });
  return {
    html: toHtml(bareHtml(root)),
    plain: safeMarkdown(source).text,
    unsupported: unsupported.list(),
  };
}
