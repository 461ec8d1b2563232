import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {documentOf} from './index.ts';
import {UnsupportedParts} from './unsupported.ts';

function read(source: string) {
  const unsupported = new UnsupportedParts();
  const {root, ...about} = documentOf(source, unsupported, parse);
  return {html: toHtml(root), about, unsupported: unsupported.list()};
}

describe('a document', () => {
  it.each([
    ['---\ntitle: 题\nauthor: 甲\n---\n\n# 一', {title: '题', author: '甲'}],
    ['---\nauthors: [甲, {name: 乙}]\n---\n\n## 一 `x`', {title: '一 x', author: '甲, 乙'}],
    ['---\r\ntitle: 题\r\n---\r\n\r\n# 一', {title: '题', author: ''}],
    ['---\n---\n\n# 一', {title: '一', author: ''}],
    ['---\ntitle: 题\n\n# 一', {title: '一', author: ''}],
    ['---\ntitle: [\n---\n\n正文', {title: '', author: ''}],
    ['# *一*\n\n# 二', {title: '一', author: ''}],
  ])('has a title and authors: %j', (source, about) => {
    expect(read(source).about).toEqual(about);
  });

  it('has the marks that the writer meant, formulas, and ids for links', () => {
    expect(read('**“引”**后 $x$\n\n# 一 A\n\n# 一 A').html).toBe(
      '<p><strong>“引”</strong>后 <code class="language-math math-inline">x</code></p>\n' +
        '<h1 id="一-a">一 A</h1>\n<h1 id="一-a-1">一 A</h1>',
    );
  });

  it('keeps plain HTML: underlines, marks, colours, pictures in the text', () => {
    const html =
      '<p><u>甲</u> <mark>乙</mark> <span style="color: #f00">丙</span> <img src="data:image/png;base64,AA==" alt="丁"></p>';
    expect(read(html)).toMatchObject({html, unsupported: []});
  });

  it('X13 loses what could run or reach out, and names it', () => {
    const {html, unsupported} = read(
      '<script>1</script><iframe src="//a"></iframe><p style="background:url(//a)" onclick="1">甲</p>\n\n[乙](javascript:1) <video src="a">丙</video>',
    );
    expect(html).toBe('<p>甲</p>\n<p><a>乙</a> 丙</p>');
    expect(unsupported).toEqual([
      {kind: 'html', count: 4, names: ['script', 'iframe', 'style', 'video']},
      {kind: 'links', count: 1, names: ['javascript:1']},
    ]);
  });
});

it('names few of many parts, each once and short', () => {
  const unsupported = new UnsupportedParts();
  for (const name of ['a', 'a', 'b\n c', 'd', 'e', 'f', 'x'.repeat(50)]) {
    unsupported.add('pictures', name);
  }
  expect(unsupported.list()).toEqual([
    {kind: 'pictures', count: 7, names: ['a', 'b c', 'd', 'e', 'f']},
  ]);
});
