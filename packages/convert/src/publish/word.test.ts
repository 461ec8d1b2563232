import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {find, findAll, isElement, attribute, textContent} from '../hast.ts';
import {wordClipboard} from './word.ts';

function write(source: string) {
  const {html, unsupported} = wordClipboard(source);
  const body = find(fromHtml(html), (node) => isElement(node, 'body'));
  if (!body) {
    throw new Error('no body');
  }
  const all = (...names: readonly string[]) => findAll(body, (node) => isElement(node, ...names));
  return {html, body, unsupported, all};
}

describe('X12 the clipboard for Word and WPS', () => {
  it('has headings, lists and tasks by their tags', () => {
    const {all, body} = write('# 题\n\n3. 一\n   - 二\n\n- [x] 完');
    expect(all('h1', 'ol', 'ul', 'li').map(({tagName}) => tagName)).toEqual([
      'h1',
      'ol',
      'li',
      'ul',
      'li',
      'ul',
      'li',
    ]);
    expect(attribute(all('ol')[0] ?? body, 'start')).toBe('3');
    expect(textContent(all('li')[2] ?? body)).toBe('☑ 完');
  });

  it('has tables with borders in RGB, and alignment', () => {
    const {all, body} = write('| 甲 | 乙 |\n| --- | --: |\n| 1 | 2 |');
    const [table = body] = all('table');
    expect(attribute(table, 'border')).toBe('1');
    for (const cell of all('th', 'td')) {
      expect(attribute(cell, 'style')).toContain('border:1px solid rgb(');
    }
    expect(all('td').map((cell) => attribute(cell, 'align'))).toEqual(['', 'right']);
  });

  it('has code with its lines and spaces', () => {
    const {all, body} = write('```js\nif (a) {\n\n\t  b  = 1\n}\n```\n\n`a  b`');
    const [block = body] = all('pre');
    const lines = findAll(block, (node) => isElement(node, 'br'));
    expect(lines).toHaveLength(3);
    expect(textContent(block)).toBe(
      'if (a) {\u00A0\u00A0\u00A0\u00A0\u00A0\u00A0b\u00A0\u00A0= 1}',
    );
    expect(attribute(block, 'style')).toContain('Consolas');
    const runs = findAll(body, (node) => attribute(node, 'style') === 'mso-spacerun:yes');
    expect(runs.map(textContent)).toEqual(['\u00A0'.repeat(6), '\u00A0\u00A0', '\u00A0\u00A0']);
  });

  it('has formulas as MathML in its namespace, without annotations and invisible operators', () => {
    const {all, html, unsupported} = write('$\\sin x_1$ $\\foo{$\n\n$$\n\\frac12\n$$');
    const formulas = all('math');
    expect(html.match(/<math xmlns="http:\/\/www.w3.org\/1998\/Math\/MathML"/g)).toHaveLength(2);
    expect(formulas.map((math) => attribute(math, 'display'))).toEqual(['', 'block']);
    expect(html).not.toMatch(/annotation|semantics|[\u2061-\u2064]/);
    expect(html).toContain('<code style="font-family:Consolas,monospace">$\\foo{$</code>');
    expect(unsupported).toEqual([{kind: 'formulas', count: 1, names: ['\\foo{']}]);
  });

  it('has footnotes as text', () => {
    const {all, body, unsupported} = write('甲[^1]\n\n[^1]: 注');
    expect(all('sup').map(textContent)).toEqual(['[1]']);
    expect(all('a', 'h2')).toEqual([]);
    expect(textContent(body)).toMatch(/脚注\s+注\s+$/);
    expect(unsupported).toEqual([{kind: 'footnotes', count: 1, names: []}]);
  });

  it('has pictures that fit on paper, and names those that Word cannot fetch', () => {
    const {all, unsupported} = write(
      '<img src="https://a.example/a.png" width="1280" height="720"> ![甲](a.png)',
    );
    const [wide] = all('img');
    expect(wide?.properties).toMatchObject({width: 640, height: 360});
    expect(unsupported).toEqual([{kind: 'pictures', count: 1, names: ['甲']}]);
  });

  it('has no classes, no data, and nothing that runs', () => {
    const {html} = write(
      '```js\na\n```\n\n- [ ] 甲[^1]\n\n<script>1</script><img src=x onerror=1>\n\n[a](javascript:1)\n\n[^1]: 注',
    );
    expect(html).not.toMatch(/class=|data-|aria-|script|onerror/);
  });
});
