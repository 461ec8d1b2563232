import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {loadLanguages} from '../code/languages.ts';
import {attribute, find, findAll, isElement, textContent} from '../hast.ts';
import {pageFile, pagePrint} from './index.ts';

const folder = 'tests/fixtures/documents';
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

beforeAll(loadLanguages);

function write(source: string) {
  const {html, unsupported} = pageFile(source, parse);
  const tree = fromHtml(html);
  return {html, tree, unsupported, main: find(tree, (node) => isElement(node, 'main'))};
}

/** Content that could run or send requests: scripts, handlers, addresses that are code. */
function dangersOf(tree: Root): string[] {
  const dangers: string[] = [];
  visit(tree, 'element', ({tagName, properties}: Element) => {
    if (/^(?:script|iframe|object|embed|base|link|form|svg|frame)$/.test(tagName)) {
      dangers.push(tagName);
    }
    for (const [name, value] of Object.entries(properties)) {
      const isCode = /^\s*(?:javascript|vbscript|data:(?!image))/i.test(String(value));
      if (
        /^on/i.test(name) ||
        isCode ||
        (name === 'style' && /url|expression/i.test(String(value)))
      ) {
        dangers.push(`${tagName} ${name}`);
      }
    }
  });
  return dangers;
}

const attacks = [
  '<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)>',
  '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,<script>alert(1)</script>)',
  '<a href="java&#10;script:alert(1)">a</a><a href="&#1;javascript:alert(1)">b</a>',
  '<math><mtext></math><style><img src=x onerror=alert(1)></style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><form action="javascript:alert(1)"><button>a</button></form>',
  '$\\href{javascript:alert(1)}{a}$ $\\text{<img src=x onerror=alert(1)>}$ $\\htmlData{a=b}{c}$',
  '```html\n</code></pre><script>alert(1)</script>\n```',
  '---\ntitle: "</title><script>alert(1)</script>"\nauthor: "\\"><script>alert(1)</script>"\n---',
  '# </title><script>alert(1)</script>\n\n<p style="background:url(javascript:alert(1))">a</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];

describe('X13 the HTML file', () => {
  it('stands alone: a title, styles, formulas as MathML, coloured code, no script', () => {
    const {tree, main, html} = write(
      '# 题 & 文\n\n甲 $x^2$\n\n$$\n\\frac12\n$$\n\n```js\nconst a = "b"; // 注\n```\n\n- [x] 完',
    );
    const [title] = findAll(tree, (node) => isElement(node, 'title'));
    expect(title && textContent(title)).toBe('题 & 文');
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="zh-CN">\n<head>\n<meta charset="utf-8">/);
    expect(html).not.toMatch(/<link|<script|@import|url\(/);
    const formulas = main ? findAll(main, (node) => isElement(node, 'math')) : [];
    expect(formulas.map((math) => attribute(math, 'display'))).toEqual(['', 'block']);
    const code = main && find(main, (node) => isElement(node, 'pre'));
    const tokens = code ? findAll(code, (node) => isElement(node, 'span')) : [];
    expect(code && textContent(code)).toBe('const a = "b"; // 注\n');
    expect(tokens.map((token) => attribute(token, 'className'))).toEqual(
      expect.arrayContaining(['token keyword', 'token string', 'token comment']),
    );
  });

  it('has the title and the author of the front matter', () => {
    const {tree, html} = write('---\ntitle: 题\nauthor: 甲\n---\n\n# 一');
    expect(textContent(find(tree, (node) => isElement(node, 'title')) ?? tree)).toBe('题');
    expect(html).toContain('<meta name="author" content="甲">');
  });

  it('names pictures that are not in it, and formulas that stay TeX', () => {
    const {unsupported, main} = write(
      '![甲](a.png) ![](https://a.example/b.png) ![丙](data:image/png;base64,AA==) $\\foo{$',
    );
    expect(unsupported).toEqual([
      {kind: 'formulas', count: 1, names: ['\\foo{']},
      {kind: 'pictures', count: 2, names: ['甲', 'b.png']},
    ]);
    expect(main && findAll(main, (node) => isElement(node, 'img'))).toHaveLength(3);
    expect(main && textContent(main)).toContain('$\\foo{$');
  });

  it.each(attacks)('has nothing that runs: %s', (source) => {
    expect(dangersOf(write(source).tree)).toEqual([]);
    expect(dangersOf(fromHtml(pagePrint(source, '/').body))).toEqual([]);
  });

  it('has nothing that runs of 20 documents', () => {
    for (const source of documents) {
      expect(dangersOf(write(source).tree)).toEqual([]);
    }
  });

  it.each([
    ['', 'Markdown'],
    ['正文', 'Markdown'],
  ])('%j has a title: %s', (source, title) => {
    expect(write(source).html).toContain(`<title>${title}</title>`);
  });
});

describe('X40 the policy of the HTML file', () => {
  const {tree} = write('![a](https://a.example/b.png)');
  const meta = find(tree, (node) => attribute(node, 'httpEquiv') === 'Content-Security-Policy');
  const directives = new Map(
    (meta ? attribute(meta, 'content') : '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values.join(' ')]),
  );

  it('names all that `default-src` does not cover and a `<meta>` can have', () => {
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': "'none'",
      'img-src': "'self' http: https: data:",
      'style-src': "'unsafe-inline'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  it('stands before everything that loads', () => {
    const head = find(tree, (node) => isElement(node, 'head'));
    const loading = head ? findAll(head, (node) => isElement(node, 'style', 'link', 'script')) : [];
    const all = head ? findAll(head, () => true) : [];
    expect(meta && all.indexOf(meta)).toBeLessThan(
      Math.min(...loading.map((one) => all.indexOf(one))),
    );
  });
});

describe('X14 the print', () => {
  it('has no styles in its HTML, and no pictures of other sites', () => {
    const {title, body, styles} = pagePrint(
      '# 题\n\n<span style="color:red">红</span> ![远](https://a.example/b.png) ![近](/img/logo.svg) ![](//a.example/c.png) ![丁](d.png) ![](/\\b.example/e.png) <img src="/\t/b.example/f.png">',
      '/base/',
    );
    expect(title).toBe('题');
    expect(body).not.toContain(' style=');
    expect(body).toContain('data-style="color:red"');
    expect(body.match(/<img [^>]*>/g)).toEqual(['<img src="/base/img/logo.svg" alt="近">']);
    expect(body.match(/class="picture">[^<]*/g)).toEqual([
      'class="picture">远',
      'class="picture">c.png',
      'class="picture">丁',
      'class="picture">e.png',
      'class="picture">f.png',
    ]);
    expect(styles).toContain('@media print');
  });
});
