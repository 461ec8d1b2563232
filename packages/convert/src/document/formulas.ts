import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {isElement, hasClass, textOf} from '../hast.ts';

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
    parent.children[index] = replacement({tex: textOf(code).trim(), isBlock: node !== code});
    return SKIP;
  });
}

function isFormula(code: Element, node: Element): boolean {
  return hasClass(code, 'math-inline', ...(node === code ? [] : ['language-math']));
}
