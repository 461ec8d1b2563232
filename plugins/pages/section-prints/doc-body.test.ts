import {describe, expect, it} from 'vitest';
import {bodySource, docBody} from './doc-body';
import {renderBody} from './render-body';

const prefixes = new Map([
  ['/docs/a', 'a--'],
  ['/docs/b', 'b--'],
]);

function body(inner: string): string | undefined {
  const page = `<!doctype html><main><nav id="menu"></nav><div class="theme-doc-markdown markdown">${inner}</div></main>`;
  return renderBody(docBody(bodySource(page) ?? '', 'a--'), prefixes);
}

describe('the body of a doc on a page with others', () => {
  it.each([
    [
      'its headings are lower, without the links beside them',
      '<h1>甲</h1><h2 id="x">乙<a class="hash-link" href="#x">#</a></h2><h6>丙</h6>',
      '<h2>甲</h2><h3 id="a--x">乙</h3><h6>丙</h6>',
    ],
    [
      'its ids are its own, and what names them follows',
      '<p id="x"></p><label for="x"></label><a href="#x" aria-describedby="x y">1</a>',
      '<p id="a--x"></p><label for="a--x"></label><a href="#a--x" aria-describedby="a--x a--y">1</a>',
    ],
    [
      'links to docs of the page stay on it, others do not',
      '<a href="/docs/b#y">1</a><a href="/docs/b">2</a><a href="/docs/c#y">3</a><a href="https://a.test/#y">4</a>',
      '<a href="#b--y">1</a><a href="#b--">2</a><a href="/docs/c#y">3</a><a href="https://a.test/#y">4</a>',
    ],
    [
      'its links keep their characters, and its text what looks like one',
      '<a href="/docs/c?a=1&amp;b=&quot;#%E4%BD%A0">1</a>\uE000<code>href="\uE000"</code>',
      '<a href="/docs/c?a=1&#x26;b=&#x22;#%E4%BD%A0">1</a>\uE000<code>href="\uE000"</code>',
    ],
    [
      'controls are gone',
      '<p>甲<button>Copy</button></p><div data-search="none">x</div><script>1</script>',
      '<p>甲</p>',
    ],
    [
      'what is folded is open',
      '<details><summary>甲</summary><div>乙</div></details>',
      '<details open><summary>甲</summary><div>乙</div></details>',
    ],
    [
      'all tabs are seen, below their labels',
      '<ul role="tablist"><li role="tab" id="t1">源码</li><li role="tab" id="t2">效果</li></ul><div role="tabpanel" aria-labelledby="t1">甲</div><div role="tabpanel" aria-labelledby="t2" hidden>乙</div>',
      '<div><p><strong>源码</strong></p>甲</div><div><p><strong>效果</strong></p>乙</div>',
    ],
  ])('D17 %s', (_what, inner, expected) => {
    expect(body(inner)).toBe(expected);
  });

  it('D17 is nothing where the page is none of a doc', () => {
    expect(bodySource('<main><h1>甲</h1></main>')).toBeUndefined();
  });
});
