import type {Element, ElementContent} from 'hast';
import {attribute, element, find, isElement, text, textContent} from '../../hast.ts';

/**
 * MathML for a formula that MathJax 3 has drawn with elements like `<mjx-msup>`, whose signs are in class names (`mjx-c1D465` is U+1D465).
 * A selection in a browser holds no other form of it.
 */
export function mathmlOfMathJax(formula: Element): Element {
  return element('math', parts(formula));
}

function parts(node: Element): ElementContent[] {
  return node.children.filter((child) => isElement(child)).flatMap(convert);
}

/** Drawing aids, which have no meaning. */
const aids = /^mjx-(?:.?strut|line|surd|spacer|mark|assistive-mml)$/;

const leaves = new Set(['mjx-mi', 'mjx-mn', 'mjx-mo', 'mjx-mtext', 'mjx-ms']);

function convert(node: Element): ElementContent[] {
  const name = node.tagName.replace(/^mjx-/, '');
  const row = (part: string) => {
    const found = find(node, (one) => isElement(one, `mjx-${part}`));
    return element('mrow', found ? parts(found) : []);
  };
  if (aids.test(node.tagName)) {
    return [];
  }
  if (leaves.has(node.tagName)) {
    return [element(name, [text(signsOf(node))])];
  }
  switch (name) {
    case 'mfrac':
      return [element('mfrac', [row('num'), row('den')])];
    case 'msqrt':
      return [element('msqrt', [row('box')])];
    case 'munderover':
      return [element('munderover', [row('base'), row('under'), row('over')])];
    case 'munder':
      return [element('munder', [row('base'), row('under')])];
    case 'mover':
      return [element('mover', [row('base'), row('over')])];
    case 'msub':
    case 'msup':
      return [element(name, [element('mrow', parts(node).slice(0, -1)), row('script')])];
    case 'msubsup': {
      const scripts = find(node, (one) => isElement(one, 'mjx-script'));
      const [above, below] = scripts ? parts(scripts) : [];
      const base = element('mrow', parts(node).slice(0, 1));
      return [element('msubsup', [base, below ?? text(''), above ?? text('')])];
    }
    case 'script':
      return [element('mrow', parts(node))];
    default:
      return parts(node);
  }
}

function signsOf(node: Element): string {
  const [, code] = /\bmjx-c([\dA-F]+)\b/.exec(attribute(node, 'className')) ?? [];
  const own =
    isElement(node, 'mjx-c') && code !== undefined
      ? String.fromCodePoint(Number.parseInt(code, 16)).normalize('NFKC')
      : '';
  const inner = node.children
    .map((child) => (isElement(child) ? signsOf(child) : textContent(child)))
    .join('');
  return own + inner;
}
