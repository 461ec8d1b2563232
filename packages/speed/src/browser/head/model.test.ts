import {createElement as h, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {Helmet, HelmetProvider} from 'react-helmet-async';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import {joinHeads, tagNames, type Attributes} from './model.ts';
import {readChildren} from './read-children.ts';

/** The output of react-helmet-async on the server, as HTML by its names. */
type Written = Readonly<Record<string, {toString: () => string}>>;

/** The children of each `<Head>`, from the outermost to the innermost. */
const heads: Readonly<Record<string, readonly ReactNode[]>> = {
  'a site, a layout and a page': [
    [
      h('title', {key: 0}, '站'),
      h('html', {key: 1, lang: 'en', dir: 'ltr'}),
      h('meta', {key: 2, property: 'og:title', content: '站'}),
      h('meta', {key: 3, name: 'viewport', content: 'width=device-width'}),
      h('link', {key: 4, rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'}),
    ],
    h('body', {className: 'navigation-with-keyboard'}),
    h('html', {className: 'plugin-docs plugin-id-default'}),
    [
      h('link', {key: 0, rel: 'canonical', href: 'https://example.com/a'}),
      h('link', {key: 1, rel: 'alternate', href: 'https://example.com/a', hrefLang: 'en'}),
      h('link', {key: 2, rel: 'alternate', href: 'https://example.com/a', hrefLang: 'x-default'}),
    ],
    [
      h('title', {key: 0}, ['页', ' | ', '站']),
      null,
      false,
      h('meta', {key: 1, property: 'og:title', content: '页 "1" & <2>'}),
      h('meta', {key: 2, name: 'description', content: '说明'}),
    ],
    h('html', {className: 'plugin-docs docs-doc-page'}),
    h('link', {rel: 'canonical', href: 'https://example.com/b'}),
    h('script', {type: 'application/ld+json'}, '{"@type":"Article"}'),
    h('script', {type: 'application/ld+json'}, '{"@type":"Article"}'),
    h('script', {type: 'application/ld+json'}, '{"@type":"BreadcrumbList"}'),
  ],
  'no title, and tags without what tells them apart': [
    h('meta', {content: 'nothing'}),
    h('meta', {name: '', content: 'empty'}),
    h('link', {type: 'x'}),
    h('script', {async: true}),
  ],
  'attributes in another order': [
    h('link', {href: '/a', rel: 'alternate'}),
    h('link', {href: '/b', rel: 'Alternate'}),
    h('link', {href: '/a.css', rel: 'stylesheet'}),
    h('link', {rel: 'stylesheet', href: '/b.css'}),
    h('meta', {property: 'og:image', name: 'twitter:image', content: '/a.png'}),
    h('meta', {name: 'twitter:image', property: 'og:image', content: '/b.png'}),
  ],
  "React's names": [
    [
      h('meta', {key: 0, charSet: 'utf-8'}),
      h('meta', {key: 1, httpEquiv: 'refresh', content: '5'}),
      h('meta', {key: 2, itemProp: 'name', content: 'a'}),
      h('link', {key: 3, rel: 'preconnect', href: 'https://example.com', crossOrigin: 'anonymous'}),
      h('style', {key: 4}, '.a > b {color: red}'),
      h('noscript', {key: 5}, '<p>a</p>'),
      h('script', {key: 6, src: '/a.js', async: true}),
    ],
    h('meta', {charSet: 'UTF-8'}),
  ],
  'a fragment, and tags beside it': [
    [
      h(Fragment, {key: 0}, h('title', null, '甲'), h('meta', {name: 'a', content: '1'})),
      h('link', {key: 1, rel: 'icon', href: '/a'}),
    ],
    [
      h(Fragment, {key: 0}, h('meta', {name: 'b', content: '2'})),
      h('meta', {key: 1, name: 'c', content: '3'}),
    ],
  ],
  'a tag twice in one head, and then in the next': [
    [
      h('meta', {key: 0, name: 'a', content: '1'}),
      h('meta', {key: 1, name: 'a', content: '2'}),
      h('html', {key: 2, lang: 'en', className: 'x'}),
      h('html', {key: 3, lang: 'zh'}),
    ],
    h('meta', {name: 'b', content: '3'}),
    h('meta', {name: 'B', content: '4'}),
  ],
};

it.each(Object.entries(heads))('%s: as react-helmet-async has it', (_, all) => {
  const context: {helmet?: Written} = {};
  renderToStaticMarkup(
    h(
      HelmetProvider,
      {context},
      all.map((children, key) => h(Helmet, {key}, children)),
    ),
  );
  const {helmet = {}} = context;
  const text = (name: string): string => String(helmet[name]);
  const joined = joinHeads(all.map((children) => readChildren(children)));

  expect(elements(`<title>${joined.title ?? ''}</title>`)).toEqual(elements(text('title')));
  expect(elements(tag('p', joined.html))).toEqual(elements(`<p ${text('htmlAttributes')}></p>`));
  expect(elements(tag('p', joined.body))).toEqual(elements(`<p ${text('bodyAttributes')}></p>`));
  for (const name of tagNames) {
    const html = (joined[name] ?? []).map((one) => tag(name, one)).join('');
    expect(elements(html), name).toEqual(elements(text(name)));
  }
});

it('without a title there is none', () => {
  expect(joinHeads([readChildren(h('meta', {name: 'a'}))]).title).toBeUndefined();
});

function tag(name: string, {innerHTML = '', ...attributes}: Attributes = {}): string {
  const properties = Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, String(value)]),
  );
  const [start = '', end = ''] = toHtml({
    type: 'element',
    tagName: name,
    properties,
    children: [{type: 'text', value: '\0'}],
  }).split('\0');
  return `${start}${String(innerHTML)}${end}`;
}

/** Names, attributes and contents, without the mark, which every element has. */
function elements(html: string): object[] {
  return fromHtml(html, {fragment: true}).children.map((node) => {
    const {tagName, properties, children} = node as Element;
    return {tagName, properties: {...properties, dataRh: undefined}, html: toHtml(children)};
  });
}
