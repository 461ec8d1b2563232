import {createElement as h, type ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import * as original from 'react-helmet-async';
import {expect, it} from 'vitest';
import * as once from './head-once';

const parts = ['title', 'meta', 'link', 'script', 'htmlAttributes', 'bodyAttributes'] as const;

/** The head that parts of a page make, each with its own. */
function headOf(
  {Helmet, HelmetProvider}: Pick<typeof original, 'Helmet' | 'HelmetProvider'>,
  heads: readonly (readonly ReactElement[])[],
): string[] {
  const context: {helmet?: original.HelmetServerState} = {};
  const mounted = heads.map((head) => h(Helmet, null, ...head));
  renderToString(h(HelmetProvider, {context}, ...mounted));
  const {helmet} = context;
  return parts.map((part) => String(helmet?.[part]));
}

const title = (text: string) => h('title', null, text);
const description = (content: string) => h('meta', {name: 'description', content});

it('gives a head', () => {
  expect(headOf(once, [[title('甲')]])[0]).toContain('>甲</title>');
});

it.each([
  ['of no head', []],
  ['of one', [[title('甲'), description('一')]]],
  [
    'of several that overrule each other',
    [
      [h('html', {lang: 'zh-CN', className: 'a'}), title('甲')],
      [description('一'), h('link', {rel: 'canonical', href: '/a'})],
      [h('body', {className: 'b'}), title('乙')],
      [description('二'), h('script', {type: 'application/ld+json'}, '{"a":1}')],
    ],
  ],
])('gives what the package gives %s', (_, heads) => {
  expect(headOf(once, heads)).toEqual(headOf(original, heads));
});
