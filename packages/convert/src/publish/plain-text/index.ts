import {documentOf} from '../../document/index.ts';
import {replaceFormulas} from '../../document/formulas.ts';
import {Losses} from '../../document/losses.ts';
import {element, text} from '../../hast.ts';
import type {Published} from '../published.ts';
import {simplify} from '../steps/simplify.ts';
import {linesOf} from './lines.ts';

/**
 * Writes a text without marks of Markdown, for chat windows and for Word. Lists have signs, spaces align tables, addresses follow their
 * links, and formulas stay TeX.
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
