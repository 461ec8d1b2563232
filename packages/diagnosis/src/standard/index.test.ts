import specification from 'commonmark-spec';
import {describe, expect, it, vi} from 'vitest';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {renderStandardMarkdown} from './index.ts';
import {formulas} from './math.ts';

const place = {
  idPrefix: 'e1-',
  baseUrl: '/x/',
  pictures: {'/img/logo.svg': {width: 32, height: 32}},
};
const html = (source: string, flavour: 'commonmark' | 'gfm' = 'gfm') =>
  renderStandardMarkdown(source, {flavour, ...place}).html;

describe('what it renders', () => {
  it('follows the specification, not the site: emphasis beside full-width punctuation fails', () => {
    expect(html('**真，**她')).toBe('<p>**真，**她</p>');
    expect(html('**真**，她')).toBe('<p><strong>真</strong>，她</p>');
  });

  it('knows GitHub’s extensions only where asked', () => {
    expect(html('~~旧~~')).toBe('<p><del>旧</del></p>');
    expect(html('~~旧~~', 'commonmark')).toBe('<p>~~旧~~</p>');
  });

  it('shows what MDX refuses: indented code, autolinks, braces', () => {
    expect(html('    a {b}')).toBe('<pre><code>a {b}\n</code></pre>');
    expect(html('<https://example.com>')).toBe(
      '<p><a href="https://example.com">https://example.com</a></p>',
    );
  });

  it('renders formulas as MathML, and a broken one as a message instead of an exception', () => {
    const math = (source: string) =>
      renderStandardMarkdown(source, {flavour: 'math', extensions: [formulas], ...place}).html;
    expect(math('$a^2$')).toContain('<msup><mi>a</mi><mn>2</mn></msup>');
    expect(math('$\\frac{$')).toContain('\\frac{');
  });

  it('gives the engine’s own output beside the adapted one', () => {
    const {output} = renderStandardMarkdown('# a', {flavour: 'gfm', ...place});
    expect(output).toBe('<h1>a</h1>');
  });
});

describe('how it follows the specification', () => {
  it('renders all 652 examples of CommonMark 0.31.2 as the specification has them', () => {
    const withTabs = (text: string) => text.replaceAll('→', '\t');
    const differing = specification.tests.filter(({markdown, html: expected}) => {
      const {output} = renderStandardMarkdown(withTabs(markdown), {
        flavour: 'commonmark',
        ...place,
      });
      return normalizeHtml(output) !== normalizeHtml(withTabs(expected).trimEnd());
    });
    expect(specification.tests).toHaveLength(652);
    expect(differing.map(({number}) => number)).toEqual([]);
  });

  it.each([
    ['- 甲\n  ```\n  a\n\n  b\n  ```\n- 乙', '<pre><code>a\n\nb\n</code></pre>'],
    ['- 甲\n  <pre>\n  a\n  b\n  </pre>\n- 乙', '<pre>\na\nb\n</pre>'],
  ])('keeps the lines of a block below the text of a tight item: %j', (source, block) => {
    expect(renderStandardMarkdown(source, {flavour: 'commonmark', ...place}).output).toContain(
      block,
    );
  });
});

describe('what it keeps out', () => {
  it.each([
    ['<script>alert(1)</script>', /<script/i],
    ['x <script>alert(1)</script>', /<script/i],
    ['<img src=x onerror=alert(1)>', /onerror/i],
    ['<svg onload=alert(1)>', /<svg|onload/i],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', /<iframe/i],
    ['<b onclick="alert(1)" style="position:fixed">x</b>', /onclick|style/i],
    ['[a](javascript:alert(1))', /javascript/i],
    ['[a](JaVaScRiPt:alert(1))', /javascript/i],
    ['<a href="&#106;avascript:alert(1)">a</a>', /javascript/i],
    ['[a](data:text/html,x)', /data:/i],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', /onerror/i],
    [
      '<math><annotation-xml encoding="text/html"><script>x</script></annotation-xml></math>',
      /annotation-xml|<script/i,
    ],
    ['<form action="https://example.com"><button>x</button></form>', /<form|<button/i],
    ['<input type="text" autofocus onfocus=alert(1)>', /onfocus|autofocus|type="text"/i],
    ['<meta http-equiv="refresh" content="0;url=https://example.com">', /<meta/i],
    ['<a target="_blank" href="https://example.com">a</a>', /target/i],
    [
      '<picture><source srcset="https://example.com/a.png"><img srcset="/a.png 2x"></picture>',
      /srcset/i,
    ],
  ])('%s', (source, forbidden) => {
    expect(html(source)).not.toMatch(forbidden);
    expect(html(`行内 ${source}`, 'commonmark')).not.toMatch(forbidden);
  });

  it.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    '/\\example.com/a.png',
    'a.png',
    'data:image/png;base64,AA==',
  ])('a picture from %s is not fetched', (address) => {
    expect(html(`字 <img src="${address}" alt="图">`)).toBe(
      '<p>字 <span data-picture="">图</span></p>',
    );
  });
});

describe('what it keeps out where the site stands at the root of its host', () => {
  const atRoot = (source: string) =>
    renderStandardMarkdown(source, {flavour: 'gfm', idPrefix: '', baseUrl: '/'}).html;

  it.each([
    '/&#9;/example.com/a.png',
    '/&#10;/example.com/a.png',
    '&#13;//example.com/a.png',
    '/.//example.com/a.png',
    '/a/..//example.com/a.png',
    '/&#92;example.com/a.png',
  ])('a picture from %s', (address) => {
    expect(atRoot(`字 <img src="${address}" alt="图">`)).toBe(
      '<p>字 <span data-picture="">图</span></p>',
    );
  });

  it('a name that would hide a property of the document', () => {
    expect(html('<img name="getElementById" src="/img/logo.svg" alt="图">')).toContain(
      'name="e1-getElementById"',
    );
  });
});

describe('formulas', () => {
  it.each([
    '\\binom{n}{k}',
    'a \\quad b',
    '\\boxed{a}',
    '\\textcolor{red}{a}',
    '\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}',
    '\\begin{cases} a & b \\\\ c & d \\end{cases}',
    '\\overline{a} \\hat{b} \\sum_{i=1}^{n} \\left( \\frac{a}{b} \\right)',
  ])('%s passes the sanitiser whole', (formula) => {
    const {output, html: safe} = renderStandardMarkdown(`$${formula}$`, {
      flavour: 'math',
      extensions: [formulas],
      ...place,
    });
    expect(normalizeHtml(safe)).toBe(
      normalizeHtml(output.replace(/ (?:xmlns|style)="[^"]*"/g, '')),
    );
  });
});

describe('how it fits into a page', () => {
  it('finds the site’s pictures below the base URL', () => {
    expect(html('![图](/img/logo.svg)')).toBe(
      '<p><img src="/x/img/logo.svg" alt="图" width="32" height="32" loading="lazy"></p>',
    );
  });

  it('finds them where addresses cannot be asked about beforehand, as in Safari 16', () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(html('![图](/img/logo.svg)')).toContain('src="/x/img/logo.svg"');
    expect(html('![图](//[/logo.svg)')).not.toContain('/x/');
    vi.restoreAllMocks();
  });

  it('prefixes ids and the links that lead to them', () => {
    const footnote = html('字[^1]\n\n[^1]: 注');
    expect(footnote).toContain('href="#e1-fn-1" id="e1-fnref-1"');
    expect(footnote).toContain('<li id="e1-fn-1">');
    expect(footnote).toContain('aria-describedby="e1-footnote-label"');
  });

  it('takes headings out of the page’s outline, and names checkboxes', () => {
    expect(html('## 题')).toBe('<div data-heading="2">题</div>');
    expect(html('- [ ] 做')).toContain('aria-label="未完成"');
    expect(html('- [x] 做')).toContain('aria-label="已完成"');
  });

  it('lets an empty head of a table head nothing', () => {
    expect(html('| | 甲 |\n| - | - |')).toContain('<td></td>\n<th>甲</th>');
  });

  it('keeps a link’s address only where it leads somewhere', () => {
    expect(html('[ ](/a)')).toBe('<p><span> </span></p>');
    expect(html('<a>甲</a>')).toBe('<p><span>甲</span></p>');
    expect(html('[甲](/a) [乙](https://example.com) [丙](#x) [丁](#y) <a name="y">戊</a>')).toBe(
      '<p><a role="link" aria-disabled="true">甲</a> <a href="https://example.com">乙</a> ' +
        '<a role="link" aria-disabled="true">丙</a> <a href="#e1-y">丁</a> <a name="e1-y">戊</a></p>',
    );
  });
});
