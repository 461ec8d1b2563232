import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {MathMLToLaTeX} from 'mathml-to-latex';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mathFromMarkdown} from 'mdast-util-math';
import {gfm} from 'micromark-extension-gfm';
import {math} from 'micromark-extension-math';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {repair} from './repair.fixture.ts';
import {markdownFromHtml} from './index.ts';

const texOf = (node: Element) => MathMLToLaTeX.convert(toHtml(node));
const markdown = (html: string) => markdownFromHtml(html, {texOf, repair})?.markdown;

describe('pasted HTML', () => {
  it.each([
    ['<p>甲<br>乙</p><p>丙</p>'],
    ['甲 &amp; 乙'],
    [''],
    ['<div style="font-family: Consolas, monospace; white-space: pre"><div><b>a</b></div></div>'],
    ['<pre style="font-family: \'JetBrains Mono\'"><b>a</b></pre>'],
  ])('X1 stays plain text if it has no formatting, or an editor’s colours alone: %j', (html) => {
    expect(markdown(html)).toBeUndefined();
  });

  it.each([
    ['<b>真的，</b>她说', '**真的**，她说\n'],
    ['他<i>“好”</i>吧', '他“*好*”吧\n'],
    ['<b>甲 </b>乙<b>a</b><b>b</b>', '**甲** 乙**ab**\n'],
    ['<b><b>甲</b></b><b> </b>乙', '**甲** 乙\n'],
    ['<b>注意：</b><code>a</code>', '**注意：**`a`\n'],
  ])('X2 has marks that render beside Chinese punctuation: %j', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('X1 keeps merged cells in an HTML table, and writes others as one line a row', () => {
    expect(
      markdown(
        '<table><tr><td rowspan=2>甲</td><td>乙</td></tr><tr><td>丙 &lt;x&gt;</td></tr></table>',
      ),
    ).toBe(
      '<table>\n<tr><th rowspan="2">甲</th><th>乙</th></tr>\n<tr><td>丙 &lt;x></td></tr>\n</table>\n',
    );
    expect(markdown('<table><tr><td>甲<td>a|b<tr><td><p>1<p>2<td>')).toBe(
      '| 甲     | a\\|b |\n| ------ | ---- |\n| 1<br>2 |      |\n',
    );
  });

  it('X1 names pictures whose data or file is not in reach', () => {
    const html =
      '<p><img src="data:image/jpeg;base64,AA" alt="图"><img src="file:///C:/a/b.gif"><img src="https://a.b/c.png"></p>';
    expect(markdownFromHtml(html, {texOf, repair})).toEqual({
      markdown: '![图](图片1.jpg)![](b.gif)![](https://a.b/c.png)\n',
      pictures: ['图片1.jpg', 'b.gif'],
    });
  });

  it('X1 has formulas as TeX, whatever the translator of MathML does', () => {
    const html = '<p>设 <math><msup><mi>x</mi><mn>2</mn></msup></math> 和 <b>y</b></p>';
    expect(markdown(html)).toBe('设 $x^{2}$ 和 **y**\n');
    const failing = () => {
      throw new Error('no');
    };
    expect(markdownFromHtml(html, {texOf: failing, repair})?.markdown).toBe('设 x2 和 **y**\n');
  });
});

describe('hostile or broken HTML', () => {
  it.each([
    '<b>甲</b><script>alert(1)</script>',
    '<b onclick="alert(1)">甲</b><a href="javascript:alert(1)">乙</a>',
    '<b>甲</b><a href=" java\nscript:alert(1)">乙</a><a href="data:text/html,<script>alert(1)</script>">丙</a>',
    '<b>甲</b><svg onload=alert(1)><style>@import "x"</style></svg><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<table><tr><td colspan=2 onmouseover=alert(1)><b>甲</b><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)></td></tr><tr><td>1<td>2</table>',
    '<b>甲</b><math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<details><summary><img src=x onerror=alert(1)>甲</summary><b>乙</b></details>',
  ])('X3 gives nothing that runs: %j', (html) => {
    const made = markdown(html) ?? '';
    expect(made).toContain('甲');
    expect(made).not.toMatch(
      /alert\(1\)|javascript:|<script|onerror|onload|onmouseover|srcdoc|@import/i,
    );
  });

  it('X3 a base address that cannot be read changes nothing', () => {
    const html = '<base href="javascript:0//"><b>甲</b> <a href="https://a.example">乙</a>';
    expect(markdown(html)).toBe('**甲** [乙](https://a.example)\n');
  });

  it('X3 is read as far as it goes', () => {
    expect(markdown('<table><tr></table><b>甲')).toBe('**甲**\n');
    expect(markdown('</p></div><ul><li>甲<li>乙<ol><li>丙')).toBe('- 甲\n- 乙\n  1. 丙\n');
    expect(markdown(`<b>甲</b>${'<div>'.repeat(400)}乙`)).toBe('**甲**\n\n乙\n');
  });

  it('X3 of many elements takes a time that grows with its length', () => {
    const paragraph = '<p>一段<b>文字</b>，<a href="https://example.com">链接</a>。</p>';
    expect(markdown(paragraph.repeat(2000))?.split('\n\n')).toHaveLength(2000);
  });
});

/** A tree without positions, with texts joined and white space as a browser shows it. */
function shape(source: string): string {
  const tree = fromMarkdown(source, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  visit(tree, (node) => {
    delete node.position;
  });
  return JSON.stringify(tree);
}

it('X1 is written so that it reads the same again', () => {
  const html =
    '<h2>甲 # 乙</h2><p>1. 不是列表 *星* _线_ `刻` [方] &lt;尖&gt; $钱$ ~波~ |竖| # 井 &amp;amp; <b>粗</b></p><p>- 不是<br>+ 列表</p><p>=====</p>';
  const once = markdown(html) ?? '';
  expect(once).toContain('不是列表');
  const tree = fromMarkdown(once, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  expect(tree.children.map(({type}) => type)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
  expect(shape(once)).not.toMatch(
    /"type":"(?:emphasis|inlineCode|link|inlineMath|delete|list|html)"/,
  );
});
