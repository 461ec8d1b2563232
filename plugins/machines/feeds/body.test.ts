import {describe, expect, it} from 'vitest';
import {addressesIn, formsOf, nastyAddresses} from '../../../tests/fixtures/leaving/addresses';
import {checkFeedHtml} from '../../../scripts/checks/feeds/html';
import {feedBody} from './body';

const page = {
  url: 'https://a.test/x/blog/b',
  colours: new Map([
    ['--site-paper', '#ffffff'],
    ['--ifm-font-color-base', '#111111'],
    ['--site-seal', '#aa0000'],
  ]),
};

function bodyOf(inner: string) {
  return feedBody(
    `<article><div id=__blog-post-container lang=zh-CN><div class=markdown>${inner}</div></div></article>`,
    page,
  );
}

describe('the text of a post in a feed', () => {
  it.each([
    [
      'paragraphs stay',
      '<p class="x" id="a">甲<strong>乙</strong></p>',
      '<p>甲<strong>乙</strong></p>',
    ],
    [
      'addresses are absolute',
      '<p><a href="/x/docs/语法">1</a><a href="#n">2</a><img src="/x/a.png" alt="图"></p>',
      '<p><a href="https://a.test/x/docs/%E8%AF%AD%E6%B3%95">1</a><a href="https://a.test/x/blog/b#n">2</a><img src="https://a.test/x/a.png" alt="图"></p>',
    ],
    [
      'what runs is gone',
      '<p onclick="a()">甲<script>1</script><a href="javascript:a">乙</a></p>',
      '<p>甲<a>乙</a></p>',
    ],
    [
      'controls are gone',
      '<h2 id="a">甲<a class="hash-link" href="#a"></a></h2><div><button>Copy</button></div><p data-search="none">乙</p>',
      '<h2>甲</h2>',
    ],
    [
      'code has one colour',
      '<div class="language-js theme-code-block"><div>a.js</div><div><pre tabindex="0"><code><span class="token">a</span>\n<br>b</code></pre></div></div>',
      '<p><strong>a.js</strong></p><pre><code>a\n\nb</code></pre>',
    ],
    [
      'an admonition is a quotation with a title',
      '<div class="theme-admonition alert"><div><span><svg></svg></span>要点</div><div><p>甲</p></div></div>',
      '<blockquote><p><strong>要点</strong></p><p>甲</p></blockquote>',
    ],
    [
      'tabs stand one after another',
      '<ul role="tablist"><li role="tab" id="t">源码</li></ul><div><div role="tabpanel" aria-labelledby="t"><p>甲</p></div></div>',
      '<p><strong>源码</strong></p><p>甲</p>',
    ],
    [
      'a formula stands in a line',
      '<span class="katex"><math display="block"><semantics><mrow><mi>a</mi><mo>=</mo><mn>1</mn></mrow></semantics></math></span>',
      '<p>a = 1</p>',
    ],
    [
      'a calculator shows what it begins with, and where it works',
      '<div data-island="A"><figure><figcaption>计算器</figcaption><fieldset><legend>输入</legend><div><div><span>电源 <var>V</var></span><span>5</span><span></span></div></div><ol><li><span><span class="sr-only">条数：</span>1</span><output>忙</output><button>×</button></li></ol></fieldset><dl><div><dt>结果</dt><dd><output>2 V<span>达到</span></output></dd></div></dl></figure></div>',
      '<p><strong>计算器</strong></p><p><strong>输入</strong></p><ul><li>电源 V：5</li><li>条数：1，忙</li></ul><dl><dt>结果</dt><dd>2 V，达到</dd></dl><p><a href="https://a.test/x/blog/b">在网页上改数值</a></p>',
    ],
    [
      'an example is source and result',
      '<figure data-flavour="gfm"><figcaption>例</figcaption><div><div><div lang="en"><span>Markdown</span><button>Copy</button><a href="/x/playground" data-action="try">Playground</a></div><pre><code>**a**</code></pre></div><div><div lang="en"><span>Result</span></div><div role="group"><p><strong>a</strong></p></div></div></div></figure>',
      '<p><strong>例</strong></p><p lang="en"><em>Markdown</em></p><pre><code>**a**</code></pre><p lang="en"><em>Result</em></p><blockquote><p><strong>a</strong></p></blockquote>',
    ],
    [
      'tasks have boxes',
      '<ul><li><input type="checkbox" checked>甲</li></ul>',
      '<ul><li>☑甲</li></ul>',
    ],
    [
      'a footnote has no way back, which would lead out of the reader',
      '<section><p class="sr-only">脚注</p><ol><li><p>出处<a data-footnote-backref href="#a">↩</a></p></li></ol></section>',
      '<ol><li><p>出处</p></li></ol>',
    ],
  ])('D6 %s', (_what, inner, expected) => {
    const html = bodyOf(inner)?.html ?? '';
    expect(html).toBe(expected);
    expect(checkFeedHtml(html)).toEqual([]);
  });

  it('D6 a diagram is a picture in the colours of the light mode', () => {
    const svg =
      '<svg viewBox="0 0 40 20"><path fill="var(--site-seal, red)" stroke="currentColor" d="M0 0"/></svg>';
    const body = bodyOf(
      `<figure><div role="img" aria-label="一条线">${svg}</div><figcaption>图 1</figcaption></figure>`,
    );
    expect(body?.html).toBe(
      '<figure><img src="https://a.test/x/blog/b/diagram-1.svg" alt="一条线" width="40" height="20"><figcaption>图 1</figcaption></figure>',
    );
    expect(body?.files).toEqual([
      {
        name: 'diagram-1.svg',
        content:
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20" color="#111111" font-family="sans-serif"><rect width="40" height="20" fill="#ffffff" /><path fill="#aa0000" stroke="currentColor" d="M0 0" /></svg>\n',
      },
    ]);
    expect(() => bodyOf(`<div role="img">${svg.replace('seal', 'none')}</div>`)).toThrow(
      '--site-none',
    );
  });

  it('D6 small pictures, which the bundler puts into the page, are files', () => {
    const png = 'data:image/png;base64,aGVsbG8=';
    const svg = 'data:image/svg+xml,%3Csvg%20xmlns=%22a%22/%3E';
    const body = bodyOf(
      `<p><img src="${png}" alt="一" width="2" height="1"><a href="${png}"><img src="${png}" alt="二"></a><img src="${svg}" alt="三"></p>` +
        '<p><img srcset="/x/a.png 1x, /x/b.png 2x" alt="四"><img src="data:text/html,x" alt="五"></p><video src="/x/a.mp4"></video>',
    );
    const at = 'https://a.test/x/blog/b';
    expect(body?.html).toBe(
      `<p><img src="${at}/picture-1.png" alt="一" width="2" height="1"><a href="${at}/picture-1.png"><img src="${at}/picture-1.png" alt="二"></a><img src="${at}/picture-2.svg" alt="三"></p>` +
        `<p><img alt="四" src="https://a.test/x/a.png"><img alt="五"></p><p><a href="${at}">在网页上看视频</a></p>`,
    );
    expect(body?.files.map(({name, content}) => [name, String(content)])).toEqual([
      ['picture-1.png', 'hello'],
      ['picture-2.svg', '<svg xmlns="a"/>'],
    ]);
  });

  it.each(nastyAddresses)(
    'X39 no address of a disk, a network drive or a program: %j',
    (address) => {
      const html = bodyOf(Object.values(formsOf(address)).join(''))?.html ?? '';
      expect(addressesIn(html).filter((found) => !/^https?:\/\/[^/\\]/.test(found))).toEqual([]);
    },
  );

  it('X39 links to mail and telephones stay; //host is a host of the web', () => {
    const html = '<p><a href="mailto:a@b.test">1</a><a href="tel:1">2</a><a href="//h/b">3</a></p>';
    expect(bodyOf(html)?.html).toBe(html.replace('"//h/b"', '"https://h/b"'));
  });

  it('D6 is nothing where the page is none of a post', () => {
    expect(feedBody('<main><h1>甲</h1></main>', page)).toBeUndefined();
  });
});
