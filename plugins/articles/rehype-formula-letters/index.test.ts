import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import rehypeKatex from 'rehype-katex';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import rehypeFormulaLetters from './index';
import {styled} from './styled';

/** The visible text of a formula, and the styles that are left to the browser. */
function shown(tex: string) {
  const processor = unified().use(rehypeKatex, {output: 'mathml'}).use(rehypeFormulaLetters);
  const tree = processor.runSync(
    fromHtml(`<p><code class="language-math math-inline">${tex}</code></p>`, {fragment: true}),
  ) as Root;
  const styles: unknown[] = [];
  let text = '';
  visit(tree, 'element', (node) => {
    if ('mathvariant' in node.properties) {
      styles.push(node.properties.mathvariant);
    }
    if (node.tagName === 'semantics' && node.children[0]?.type === 'element') {
      text = toString(node.children[0]);
    }
  });
  return {text, styles};
}

describe('styled letters of a formula', () => {
  it.each([
    [String.raw`\mathbf{A}\mathbf{z}\mathbf{0}`, '𝐀𝐳𝟎'],
    [String.raw`\mathbb{R}\mathbb{A}`, 'ℝ𝔸'],
    [String.raw`\mathcal{L}\mathcal{A}`, 'ℒ𝒜'],
    [String.raw`\mathfrak{g}\mathfrak{H}`, '𝔤ℌ'],
    [String.raw`\mathsf{T}\mathtt{x}`, '𝖳𝚡'],
  ])('%s is %s', (tex, text) => {
    expect(shown(tex)).toEqual({text, styles: []});
  });

  it('that Unicode lacks, and upright ones, are left as they are', () => {
    expect(shown(String.raw`\mathrm{d}`)).toEqual({text: 'd', styles: ['normal']});
    expect(styled('д', 'bold')).toBeUndefined();
    expect(styled('A', 'normal')).toBeUndefined();
  });

  it('mean the letters that they stand for', () => {
    const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    for (const variant of ['bold', 'script', 'fraktur', 'double-struck', 'monospace']) {
      expect(styled(plain, variant)?.normalize('NFKC')).toBe(plain);
    }
  });
});
