import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {stripAsWechat} from '../strip-as-wechat.fixture.ts';
import {loadLanguages} from '../../code/languages.ts';
import {drawFormulas} from '../math-svg.ts';
import {forWechat} from './index.ts';
import {sealColours} from './themes/seal.ts';

async function write(source: string) {
  await loadLanguages();
  const {html = '', unsupported} = await forWechat(source, 'seal', drawFormulas);
  return {html, unsupported, bare: html.replace(/ style="[^"]*"/g, '')};
}

describe('HTML for 公众号', () => {
  it('X6 the site’s theme has the colours of the site', () => {
    const tokens = readFileSync('src/css/tokens.css', 'utf8');
    expect(
      Object.values<string>({...sealColours}).filter((colour) => !tokens.includes(colour)),
    ).toEqual([]);
  });

  it('X6 links become notes, one for each address; links to articles of 公众号 stay', async () => {
    const {bare, unsupported} = await write(
      '[甲](https://a.example/) [乙](https://b.example/) [又](https://a.example/)、[文](https://mp.weixin.qq.com/s/x) https://c.example\n',
    );
    expect(bare).toBe(
      '<section><p>甲<sup>[1]</sup> 乙<sup>[2]</sup> 又<sup>[1]</sup>、<a href="https://mp.weixin.qq.com/s/x">文</a> https://c.example</p>' +
        '<p><strong>参考链接</strong></p><p>[1] 甲：https://a.example/</p><p>[2] 乙：https://b.example/</p></section>',
    );
    expect(unsupported).toEqual([{kind: 'link notes', count: 3, names: []}]);
  });

  it('X6 a text longer than the platform takes is named, by its characters and its bytes', async () => {
    expect((await write(`${'字'.repeat(19_999)}\n`)).unsupported).toEqual([]);
    expect((await write(`${'字'.repeat(20_001)}\n`)).unsupported).toEqual([
      {kind: 'characters', count: 2, names: []},
    ]);
    const pictures = `![](https://a.example/${'a'.repeat(1000)})\n\n`.repeat(1100);
    const {unsupported, html} = await write(pictures);
    expect(unsupported).toEqual([
      {kind: 'bytes', count: new TextEncoder().encode(html).length - (1024 * 1024 - 1), names: []},
    ]);
  });

  it('X6 a nested list keeps its levels, signs and tasks', async () => {
    const {bare} = await write('3. 甲\n   - 乙\n     - 丙\n- [x] 丁\n');
    expect(bare.replace(/<\/?(?:section|span)>/g, '')).toBe(
      '<p>3.甲</p><p>◦乙</p><p>▪丙</p><p>☑丁</p>',
    );
  });

  it('X6 code keeps its lines, spaces and colours', async () => {
    const {html} = await write('```js\nif (a) {\n\n  b = 1;\n}\n```\n');
    const [, code = ''] = /<code[^>]*>([^]*)<\/code>/.exec(html) ?? [];
    expect(code.replace(/<br>/g, '\n').replace(/<[^>]+>/g, '')).toBe(
      'if\u00A0(a)\u00A0{\n\u00A0\n\u00A0\u00A0b\u00A0=\u00A01;\n}',
    );
    expect(code).toMatch(/<span style="color:[^"]+">1</);
  });

  it('X6 formulas are SVG in the colour of the text, without ids, between blocks that keep them', async () => {
    const {html, unsupported} = await write('$$\\frac{a}{b} \\mathbb{R}$$\n');
    expect(html).toContain('fill="currentColor"');
    expect(html).toContain('<path');
    expect(html).not.toMatch(/<use|<defs| id=| data-/);
    expect(html.match(/font-size:0/g)).toHaveLength(2);
    expect(unsupported).toEqual([]);
  });

  it('X6 a letter that the font does not bring is drawn by the reader’s font', async () => {
    const {html, unsupported} = await write('$\\text{ж} + \\mathfrak{g}$\n');
    expect(html).toMatch(/<text[^>]*>ж<\/text>/);
    expect(html).toContain('<path');
    expect(unsupported).toEqual([]);
  });

  it('X6 a formula that is no TeX stays code, and a price is no formula', async () => {
    const {bare, unsupported} = await write('$\\nowhere{$，$5 到 $8\n');
    expect(bare).toBe('<section><p><code>\\nowhere{</code>，$5 到 $8</p></section>');
    expect(unsupported).toMatchObject([{kind: 'formulas', count: 1}]);
  });

  it('X6 pictures that have to be uploaded are named', async () => {
    const {bare, unsupported} = await write(
      '![图](img/a.png)\n\n![](data:image/gif;base64,R0lGODlhAQABAAAAACw=)\n',
    );
    expect(bare).toContain('［上传图片：图（a.png）］');
    expect(unsupported).toEqual([{kind: 'uploads', count: 2, names: ['a.png', 'picture.gif']}]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '$\\href{javascript:alert(1)}{x}$',
    '![x](https://a.example/"onerror="alert(1))',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  ])('X9 nothing that runs comes out of %j', async (source) => {
    const {html} = await write(source);
    const attributes = [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).join('');
    expect(attributes).not.toMatch(/<(?:script|iframe)| on\w+=|="\s*javascript:|url\(/i);
  });
});

it('X6 the stripper removes what the sources name', () => {
  const html =
    '<style>p{}</style><p id="a" class="b" style="color:red;position:fixed" data-x="y">甲<script>1</script><input><a href="https://a.example/">乙</a></p>' +
    '<svg><defs></defs><g id="c"><use></use></g></svg>';
  expect(stripAsWechat(html)).toBe('<p style="color:red">甲乙</p><svg><g></g></svg>');
});
