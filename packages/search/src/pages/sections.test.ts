import {describe, expect, it} from 'vitest';
import {builtDoc, builtHtml} from './built-html.fixture.ts';
import {readBuiltPage} from './sections.ts';

const blogs = {default: 'Blog'};

function read(html: string) {
  return readBuiltPage(html, {path: 'a', blogs});
}

/** The sections of a doc with this content, each as heading, anchor, text, code. */
function sectionsOf(content: string) {
  return read(builtDoc(content))?.sections.map(({heading, anchor, text, code}) => [
    heading,
    anchor,
    text,
    code,
  ]);
}

/** The text of a doc with this content and no heading. */
function textOf(content: string) {
  return read(builtDoc(content))?.sections[0]?.text;
}

const link = '<a href=#x class=hash-link aria-label="Direct link" translate=no>\u200b</a>';

describe('which pages are read', () => {
  const post = (id: string, page = 'blog-post-page') =>
    builtHtml({
      classes: `blog-wrapper ${page} plugin-blog plugin-id-${id}`,
      body: `<aside>全部文章</aside><main><article><header><h1>题</h1><time>1 月</time><span>作者</span></header><div id=__blog-post-container class=markdown><p>正文</div><footer><ul><li>标签</ul></footer></article><nav>更早</nav></main>`,
    });

  it('a doc: its content alone, with its breadcrumb', () => {
    expect(read(builtDoc('<header><h1>题</h1></header><p>正文'))).toEqual({
      title: '题',
      path: 'a',
      breadcrumb: ['文档'],
      sections: [{heading: '', anchor: '', text: '正文', code: ''}],
    });
  });

  it('a post, below the name of its blog', () => {
    expect(read(post('default'))).toEqual({
      title: '题',
      path: 'a',
      breadcrumb: ['Blog'],
      sections: [{heading: '', anchor: '', text: '正文', code: ''}],
    });
  });

  it('no post of an unnamed blog, and no list', () => {
    expect(read(post('icms'))).toBeUndefined();
    expect(read(post('default', 'blog-list-page'))).toBeUndefined();
  });

  it('a page of src/pages, by the title of its head when it has no heading', () => {
    const body =
      '<main><div class=row><article><p>正文</article><div class=col><div class="tableOfContents table-of-contents">目录</div></div></div></main>';
    const page = read(builtHtml({classes: 'mdx-page plugin-pages plugin-id-default', body}));
    expect(page?.title).toBe('名');
    expect(page?.breadcrumb).toEqual([]);
    expect(page?.sections.map(({text}) => text)).toEqual(['正文']);
  });

  it.each([
    'plugin-native plugin-id-default',
    'docs-wrapper plugin-docs docs-doc-page',
    'plugin-x',
  ])('not a page of the kind “%s”', (classes) => {
    expect(read(builtHtml({classes, body: '<main><h1>题</h1><p>正文</main>'}))).toBeUndefined();
  });

  it('no page that asks for noindex, such as an unlisted one', () => {
    const robots = (content: string) => `<meta data-rh=true name=robots content="${content}">`;
    expect(read(builtDoc('<p>藏', robots('noindex, nofollow')))).toBeUndefined();
    expect(read(builtDoc('<p>显', robots('index, follow')))).toBeDefined();
  });

  it('no foreign HTML, and no redirect page', () => {
    expect(read('<!DOCTYPE html><html lang="en"><head><title>Moved</title></head><body><p>x')).toBe(
      undefined,
    );
    expect(read('')).toBeUndefined();
    expect(read('文字')).toBeUndefined();
  });
});

describe('sections', () => {
  it('begin at headings with an id, without the text of their link', () => {
    expect(
      sectionsOf(
        `<h1>题</h1><p>前<h2 class=anchor id=一>一<code>*</code>${link}</h2><p>甲<h3 id=own>二${link}</h3><h4 id=三>三</h4><p>乙`,
      ),
    ).toEqual([
      ['', '', '前', ''],
      ['一*', '一', '甲', ''],
      ['二', 'own', '', ''],
      ['三', '三', '乙', ''],
    ]);
  });

  it('do not begin at a heading that cannot be linked to', () => {
    expect(sectionsOf('<h1>题</h1><p>前<h2>无</h2><p>后')).toEqual([['', '', '前\n无\n后', '']]);
  });

  it('keep code apart from text', () => {
    expect(
      sectionsOf(
        '<p>用 <code>npm</code>：<div class="language-sh theme-code-block"><div class=codeBlockTitle>a.sh</div><div><pre class=prism-code><code><span class=token-line><span class="token plain">if a</span><br/></span><span class=token-line><span class=token>  b &lt; c</span><br/></span></code></pre><div class=buttonGroup><button type=button>Copy</button></div></div></div><p>后<pre><code>乙\n</code></pre>',
      ),
    ).toEqual([['', '', '用 npm：\na.sh\n后', 'if a\n  b < c\n\n乙']]);
  });
});

describe('text', () => {
  it('separates cells, items and blocks, but not the parts of a line', () => {
    expect(
      textOf(
        '<table><thead><tr><th>甲<th>乙<tbody><tr><td>1<td><a href=#x>2</a>、<b>3</b></table><ul><li>一<ul><li>二</ul><li><p>三<p>四</ul><dl><dt>词<dd>义</dl><p>H<sub>2</sub>O<br>\n换行',
      ),
    ).toBe('甲\n乙\n1\n2、3\n一\n二\n三\n四\n词\n义\nH2O\n换行');
  });

  it('is decoded, and joins the lines of Chinese text', () => {
    expect(textOf('<p>&lt;br&gt; &amp;\n甲\n乙<!-- -->丙')).toBe('<br> & 甲乙丙');
  });

  it('leaves out controls, pictures, hidden copies, and elements that ask for it', () => {
    expect(
      textOf(
        '<p>留<script>x</script><style>y</style><svg viewBox="0 0 1 1"><text x=1>图</text><path d=M1 /></svg><button>按</button><output>270 µs</output><select><option>选</select><span aria-hidden=true>影</span><span class=sr-only>听</span><span data-search=none>免</span>下</p><details><summary>折</summary><div hidden>叠</div></details>',
      ),
    ).toBe('留\n下\n折\n叠');
  });

  it('has footnotes without their numbers and arrows', () => {
    expect(
      textOf(
        '<p>值<sup><a href=#fn id=fnref data-footnote-ref=true>1</a></sup>。<section data-footnotes=true><p class=sr-only id=footnote-label>脚注<ol><li id=fn><p>出处。 <a href=#fnref data-footnote-backref="">↩</a></ol></section>',
      ),
    ).toBe('值。\n出处。');
  });

  it('has an inline formula as its visible text, and a block formula as TeX among the code', () => {
    const math = (display: string) =>
      `<math${display}><semantics><mrow><msub><mi>R</mi><mi>T</mi></msub></mrow><annotation encoding=application/x-tex>R_T</annotation></semantics></math>`;
    expect(sectionsOf(`<p>电阻 ${math('')} 是<span>${math(' display=block')}</span>欧`)).toEqual([
      ['', '', '电阻 RT 是\n欧', 'R_T'],
    ]);
    expect(sectionsOf('<p>甲<math display=block><mi>x</mi></math>')).toEqual([['', '', '甲', '']]);
  });

  it('has the title and source of a live example, and not its result', () => {
    const label = (text: string) =>
      `<div lang=en><span>${text}</span><a href=/p>Playground</a></div>`;
    expect(
      sectionsOf(
        `<p>前<figure class=example data-phase=built><figcaption>题<code>*</code></figcaption><div><div>${label('Markdown')}<pre><code>**真** <span>\t</span>x</code></pre></div><div>${label('Result')}<div role=group class="result markdown"><p>真<pre>假</pre></div></div><div>${label('HTML')}<pre><code>&lt;p></code></pre></div></div></figure><p><span>后</span>`,
      ),
    ).toEqual([['', '', '前\n题*\n后', '**真** \tx']]);
  });

  it('has the source of a line of the cheat sheet, and not its result', () => {
    expect(
      textOf('<ul><li><code>~~删~~</code><div class="result markdown"><p><del>删</del></div></ul>'),
    ).toBe('~~删~~');
  });

  it('includes an article in its own frame', () => {
    expect(textOf('<div class=markdown data-article=/docs/a><p>文</div>')).toBe('文');
  });
});
