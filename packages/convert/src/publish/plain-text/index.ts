import {documentOf} from '../../document/index.ts';
import {replaceFormulas} from '../../document/formulas.ts';
import {UnsupportedParts} from '../../document/unsupported.ts';
import {element, text} from '../../hast.ts';
import type {Published} from '../published.ts';
import {simplify} from '../steps/simplify.ts';
import {linesOf} from './lines.ts';

/**
 * Writes a text without marks of Markdown, for chat windows and for Word. Lists have signs, spaces align tables, addresses follow their
 * links, and formulas stay TeX.
 */
export function plainText(source: string): Published {
  const unsupported = new UnsupportedParts();
  const {root} = documentOf(source, unsupported);
  simplify(root, unsupported);
  replaceFormulas(root, ({tex, isBlock}) => {
    unsupported.add('formulas', tex);
    return isBlock ? element('pre', [text(tex)]) : text(tex);
  });
  return {plain: `${linesOf(root, unsupported).join('\n')}\n`, unsupported: unsupported.list()};
}
