import type {Element, ElementContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import {element, text, within} from './nodes';

/** Conversions of the MathML elements that `rehype-katex` writes. Others are shown as TeX. */
const written: Readonly<Record<string, (parts: readonly ElementContent[][]) => ElementContent[]>> =
  {
    mi: inOrder,
    mn: inOrder,
    mo: inOrder,
    mtext: inOrder,
    mspace: () => [text(' ')],
    mrow: inOrder,
    mstyle: inOrder,
    semantics: ([formula = []]) => formula,
    math: inOrder,
    msub: ([base = [], below = []]) => [...base, element('sub', below)],
    munder: ([base = [], below = []]) => [...base, element('sub', below)],
    msup: ([base = [], above = []]) => [...base, element('sup', above)],
    msubsup: ([base = [], below = [], above = []]) => [
      ...base,
      element('sub', below),
      element('sup', above),
    ],
    mfrac: ([above = [], below = []]) => [...grouped(above), text(' / '), ...grouped(below)],
    msqrt: (parts) => [text('√'), ...grouped(parts.flat())],
  };

/** Operators with spaces around them, if they have two operands. */
const spaced = /^[=<>≤≥≈≠≪≫+−×·÷±→⇒]$/;

/**
 * A MathML formula as basic HTML, which every feed reader shows: letters and digits in a line, superscripts and subscripts, and
 * fractions with a slash. A formula that needs more is shown as TeX.
 */
export function linearFormula(math: Element): ElementContent[] {
  return linear(math) ?? [element('code', [text(texOf(math))])];
}

function linear(node: ElementContent): ElementContent[] | undefined {
  if (node.type !== 'element') {
    return node.type === 'text' ? [text(node.value)] : [];
  }
  const write = written[node.tagName];
  if (node.tagName === 'mo') {
    const sign = toString(node);
    return [text(spaced.test(sign) ? ` ${sign} ` : sign.replace(/^,$/, ', '))];
  }
  const children = node.tagName === 'semantics' ? node.children.slice(0, 1) : node.children;
  const parts = children.map((child, index) => {
    const part = linear(child);
    return part && isFactor(child, children[index - 1], children[index + 1])
      ? bracketed(part)
      : part;
  });
  return write && parts.every((part) => part !== undefined) ? write(parts) : undefined;
}

/** Whether a node is a fraction whose neighbour would join it in a line. */
function isFactor(
  node: ElementContent,
  before: ElementContent | undefined,
  after: ElementContent | undefined,
): boolean {
  const ends = (sibling: ElementContent | undefined, brackets: RegExp) => {
    const sign = sibling ? toString(sibling).trim() : '';
    return sign === '' || spaced.test(sign) || sign === ',' || brackets.test(sign);
  };
  const isFraction = node.type === 'element' && node.tagName === 'mfrac';
  return isFraction && !(ends(before, /^[([{|⌊⌈]$/) && ends(after, /^[)\]}|⌋⌉]$/));
}

/** Adds brackets if a slash or a root would otherwise apply to only a part. */
function grouped(parts: readonly ElementContent[]): ElementContent[] {
  const line = parts
    .map((part) => toString(part))
    .join('')
    .trim();
  const isOne = /^\d[\d.]*(?:\s\P{L}?\p{L}+)?$/u.test(line) || !/[\s+−/(]/.test(line);
  return isOne ? [...parts] : bracketed(parts);
}

function bracketed(parts: readonly ElementContent[]): ElementContent[] {
  return [text('('), ...parts, text(')')];
}

function inOrder(parts: readonly ElementContent[][]): ElementContent[] {
  return parts.flat();
}

function texOf(math: Element): string {
  return toString(within(math, ({tagName}) => tagName === 'annotation')[0] ?? math);
}
