import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {styled} from './styled';

/**
 * Writes the styled letters of a formula, such as those of `\mathbf` and `\mathbb`, as the characters that Unicode has for them.
 * KaTeX names the style in `mathvariant`, of which browsers need only know `normal` (MathML Core, 2.2), and Chromium draws all
 * others in italics. Must run after rehype-katex.
 */
export default function rehypeFormulaLetters() {
  return (tree: Root): void => {
    visit(tree, {tagName: 'math'}, (math) => {
      visit(math, 'element', (node) => {
        const {mathvariant} = node.properties;
        const text = typeof mathvariant === 'string' && styled(toString(node), mathvariant);
        if (text) {
          delete node.properties.mathvariant;
          node.children = [{type: 'text', value: text}];
        }
      });
    });
  };
}
