import {documentOf} from '../../document';
import {replaceFormulas} from '../../document/formulas';
import {Losses} from '../../document/losses';
import {element, text} from '../../../../../lib/html-to-markdown/hast';
import type {Published} from '../published';
import {simplify} from '../steps';
import {linesOf} from './lines';

/**
 * Writes a text without marks of Markdown, for chat windows and for Word: lists have signs, tables are aligned by spaces, addresses stand
 * behind their links, formulas stay TeX.
 */
export function plainText(source: string): Published {
  const losses = new Losses();
  const {root} = documentOf(source, losses);
  simplify(root, losses);
  replaceFormulas(root, ({tex, isBlock}) => {
    losses.add('formulas', tex);
    return isBlock ? element('pre', [text(tex)]) : text(tex);
  });
  return {plain: `${linesOf(root, losses).join('\n')}\n`, losses: losses.list()};
}
