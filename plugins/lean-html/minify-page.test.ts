import {describe, expect, it} from 'vitest';
import {minifyPage} from './minify-page';
import {minifySync} from './minify';

function page(
  html: string,
  head: Partial<Record<'title' | 'meta' | 'link' | 'script', string>> = {},
) {
  const internal = {
    title: '',
    meta: '',
    link: '',
    script: '',
    htmlAttributes: 'lang="en"',
    ...head,
  };
  const metadata = {internal, public: {noIndex: true}};
  return {html, collectedData: {modules: ['a'], metadata}};
}

describe('minifyPage', () => {
  it('minifies the page and its head, and leaves the rest', async () => {
    const result = await minifyPage(
      page('<ul class="a"><li>甲 &amp; 乙</li><li>丙</li></ul>', {
        title: '<title data-rh="true">页</title>',
        meta: '<meta data-rh="true" name="a" content="b c">',
        script: '<script type="application/ld+json">{"a": [1, 2]}</script>',
      }),
    );
    expect(result.faults).toEqual([]);
    expect(result.page.html).toBe('<ul class=a><li>甲 & 乙<li>丙</ul>');
    const {metadata, modules} = result.page.collectedData;
    expect(modules).toEqual(['a']);
    expect(metadata.public).toEqual({noIndex: true});
    expect(metadata.internal).toEqual({
      title:
        '<title data-rh=true>页</title><meta data-rh=true name=a content="b c"><script type=application/ld+json>{"a":[1,2]}</script>',
      meta: '',
      link: '',
      script: '',
      htmlAttributes: 'lang="en"',
    });
  });

  it.each([
    ['comments, by which React tells texts apart', '甲<!-- -->乙'],
    [
      'empty and redundant attributes',
      '<p class>甲<a href=/ target=_self>乙</a></p><input type=text>',
    ],
    ['classes in their order', '<p class="b a  c">甲</p>b'],
    ['spaces of texts', '<p>甲 <b>乙</b>  丙\n丁</p>b'],
    [
      'templates, which suspended parts are in',
      '<div><!--$--><template id=B:0></template><!--/$--></div>',
    ],
  ])('leaves %s', async (_what, html) => {
    expect((await minifyPage(page(html))).page.html).toBe(html);
  });

  it('says what a browser would read otherwise', async () => {
    const {faults} = await minifyPage(page('<p>甲<div>乙</div></p>'));
    expect(faults).toEqual(['No "p" element in scope but a "p" end tag seen']);
  });
});

it('minifySync minifies scripts', () => {
  const script = '(function (name) {\n  let text = name + 1;\n  window.a = text;\n})("b")';
  expect(minifySync(`<script>${script}</script>`).html).toBe('<script>window.a="b1"</script>');
});
