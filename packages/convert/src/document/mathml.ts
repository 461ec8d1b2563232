import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import katex from 'katex';
import {find, isElement} from '../hast.ts';
import type {Formula} from './formulas.ts';

/** A formula as MathML, by KaTeX, with its TeX as annotation; undefined if it is not TeX that KaTeX knows. */
export function mathmlOf({tex, isBlock}: Formula): Element | undefined {
  try {
    const options = {displayMode: isBlock, output: 'mathml', strict: 'ignore'} as const;
    const tree = fromHtml(katex.renderToString(tex, options), {fragment: true});
    return find(tree, (node) => isElement(node, 'math'));
  } catch {
    return undefined; // besides ParseError, KaTeX throws RangeError for deep nesting
  }
}
