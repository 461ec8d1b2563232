import {expect, test} from 'vitest';
import {pageFromHtml} from './page-from-html';

test('a document becomes a page of sections, text and code apart', () => {
  const source = `<title>站名</title><nav>菜单</nav><main><article><h1>总线</h1><p>开头<b>的</b>一段</p>
    <h2 id="wiring">接线<a class="hash-link" href="#wiring">#</a></h2>
    <ul><li>差分</li><li>终端</li></ul><pre><code>int main;</code></pre><script>no()</script></article></main>`;
  expect(pageFromHtml(source, 'docs/bus')).toEqual({
    title: '总线',
    path: 'docs/bus',
    breadcrumb: ['docs'],
    sections: [
      {heading: '', anchor: '', text: '开头的一段', code: ''},
      {heading: '接线', anchor: 'wiring', text: '差分\n终端', code: 'int main;'},
    ],
  });
});

test('a document without a heading takes its title', () => {
  expect(pageFromHtml('<title>甲</title><p>乙', 'a').title).toBe('甲');
});
