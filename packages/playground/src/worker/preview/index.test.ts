import {describe, expect, it} from 'vitest';
import {renderCopy, renderPreview} from './index.ts';

const source = `# 标题 **粗**

<div align="center">

*斜*

</div>

- [x] 完成[^1]

<script>alert(1)</script>

![图](/img/a.svg) ![外](https://evil.invalid/a.png) [坏](javascript:alert(1))

[^1]: 注
`;

describe('the preview', () => {
  const {output, safe} = renderPreview(source, 'gfm', {baseUrl: '/x/', pictures: {}});

  it('gives the engine’s HTML block by block, with its place', () => {
    expect(output[0]).toEqual({from: 0, to: 10, html: '<h1>标题 <strong>粗</strong></h1>'});
    expect(output.map(({html}) => html)).toContain('<script>alert(1)</script>');
  });

  it('marks the place of each element, counted from its block', () => {
    const list = safe.find(({html}) => html.startsWith('<ul'));
    expect(source.slice(list?.from, list?.to)).toBe('- [x] 完成[^1]');
    expect(safe[0]?.html).toBe(
      '<h1 data-from="0" data-to="10">标题 <strong data-from="5" data-to="10">粗</strong></h1>',
    );
    const centred = safe.find(({html}) => html.startsWith('<div'));
    expect(centred?.html).toContain('<em data-from="22" data-to="25">斜</em>');
  });

  it('lets nothing through that could run or load from elsewhere', () => {
    const html = safe.map((block) => block.html).join('');
    expect(html).not.toMatch(/script|evil|javascript/);
    expect(html).toContain('src="/x/img/a.svg"');
  });

  it('leads from a footnote’s mark to the footnote', () => {
    const html = safe.map((block) => block.html).join('');
    expect(html).toContain('href="#text-fn-1"');
    expect(html).toContain('id="text-fn-1"');
  });

  it('is copied with its pictures and addresses, without places', () => {
    const copy = renderCopy(`${source}\n[近](b.md)\n`, 'gfm');
    expect(copy.output).toContain('<script>alert(1)</script>');
    expect(copy.safe).toContain('<img src="/img/a.svg" alt="图">');
    expect(copy.safe).toContain('<img src="https://evil.invalid/a.png" alt="外">');
    expect(copy.safe).toContain('<a href="b.md">近</a>');
    expect(copy.safe).not.toMatch(/<script|javascript|data-from/);
  });

  it('reads each dialect in its own way', () => {
    const html = (text: string, dialect: 'commonmark' | 'gfm' | 'site') =>
      renderPreview(text, dialect, {baseUrl: '/', pictures: {}})
        .output.map((block) => block.html)
        .join();
    expect(html('~~a~~', 'commonmark')).toBe('<p>~~a~~</p>');
    expect(html('~~a~~', 'gfm')).toBe('<p><del>a</del></p>');
    expect(html('**真，**她', 'gfm')).toBe('<p>**真，**她</p>');
    expect(html('**真，**她', 'site')).toBe('<p><strong>真，</strong>她</p>');
  });
});
