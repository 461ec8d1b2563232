import type {Element, ElementContent, Root} from 'hast';
import {math} from 'micromark-extension-math';
import type {Code, Construct, Extension} from 'micromark-util-types';
import {SKIP, visit} from 'unist-util-visit';
import {isElement, hasClass, textContent} from '../hast.ts';

const dollar = 36;

/**
 * Formulas between dollar signs, but no prices, by the rule of Pandoc (extension `tex_math_dollars`). Before white space, a single sign
 * does not open a formula. After white space or before a digit, it does not close one.
 */
export function formulaSyntax(): Extension {
  const {text, ...rest} = math();
  const construct = text?.[dollar];
  return construct && !Array.isArray(construct)
    ? {...rest, text: {[dollar]: withoutPrices(construct)}}
    : {...rest};
}

function withoutPrices(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const start = this.now();
      const close = (code: Code) => {
        const source = this.sliceSerialize({start, end: this.now()});
        const isPrice = !source.startsWith('$$') && (/^\$\s|\s\$$/.test(source) || isDigit(code));
        return isPrice ? nok(code) : ok(code);
      };
      return construct.tokenize.call(this, effects, close, nok);
    },
  };
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57;
}

/** A formula in TeX, without its dollars. */
export interface Formula {
  readonly tex: string;
  readonly isBlock: boolean;
}

/** Replaces all formulas: `$…$`, `$$…$$`, and fences of the language `math`. */
export function replaceFormulas(
  tree: Root,
  replacement: (formula: Formula) => ElementContent,
): void {
  visit(tree, 'element', (node, index, parent) => {
    const code = isElement(node, 'pre') && node.children.length === 1 ? node.children[0] : node;
    if (index === undefined || !parent || !isElement(code, 'code') || !isFormula(code, node)) {
      return undefined;
    }
    parent.children[index] = replacement({tex: textContent(code).trim(), isBlock: node !== code});
    return SKIP;
  });
}

function isFormula(code: Element, node: Element): boolean {
  return hasClass(code, 'math-inline', ...(node === code ? [] : ['language-math']));
}
