import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import katex from 'rehype-katex';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {linearFormula} from './formulas';
import {within} from './nodes';

/** The linear form of a formula in TeX, with the plugins of the site's pages. */
function linear(tex: string): string {
  const source = fromHtml('<code class="language-math math-inline"></code>', {fragment: true});
  const [code] = source.children as [Element];
  code.children = [{type: 'text', value: tex}];
  const tree = unified().use(katex, {output: 'mathml'}).runSync(source) as Root;
  const [math] = within(tree.children[0] as Element, ({tagName}) => tagName === 'math');
  return math ? toHtml(linearFormula(math)) : '';
}

describe('a formula in a line', () => {
  it.each([
    ['R_T = \\frac{Z_0}{2}', 'R<sub>T</sub> = Z<sub>0</sub> / 2'],
    ['10^8 \\cdot m_{\\text{max}}', '10<sup>8</sup>⋅m<sub>max</sub>'],
    ['\\frac{a}{b+c}', 'a / (b + c)'],
    ['\\frac{a}{2}(b-1)', '(a / 2)(b − 1)'],
    ['a\\frac{b}{c}', 'a(b / c)'],
    ['a = \\frac{b}{c} + \\frac{d}{e}', 'a = b / c + d / e'],
    ['\\sqrt{a^2+b^2}', '√(a<sup>2</sup> + b<sup>2</sup>)'],
    ['\\sqrt{2}', '√2'],
    ['x_1^2', 'x<sub>1</sub><sup>2</sup>'],
    ['\\min(a, b)', 'min⁡(a, b)'],
  ])('D6 of %s is %s', (tex, expected) => {
    expect(linear(tex)).toBe(expected);
  });

  it('D6 is its TeX where a line cannot say it', () => {
    expect(linear('\\begin{matrix} a & b \\end{matrix}')).toBe(
      '<code>\\begin{matrix} a &#x26; b \\end{matrix}</code>',
    );
  });
});
