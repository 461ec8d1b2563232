import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import rehypeKatex from 'rehype-katex';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import rehypeScrollableFormulas from './rehype-scrollable-formulas';

const processor = unified().use(rehypeKatex, {output: 'mathml'}).use(rehypeScrollableFormulas);
const transformed = (html: string) =>
  toHtml(processor.runSync(fromHtml(html, {fragment: true})) as Root);

describe('formulas', () => {
  it('that stand by themselves can be reached by keyboard', () => {
    expect(transformed('<pre><code class="language-math math-display">a + b</code></pre>')).toMatch(
      /<span class="katex" tabindex="0" role="group" aria-label="公式"><math [^>]*display="block"/,
    );
  });

  it('in a line, and everything else, stay as they are', () => {
    const html = transformed('<p>text <code class="math-inline">a</code> <code>b</code></p>');
    expect(html).toContain('<span class="katex"><math');
    expect(html).not.toContain('tabindex');
  });
});
