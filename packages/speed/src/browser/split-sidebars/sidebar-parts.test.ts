import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {listOf, splitSidebar} from './sidebar-parts.ts';

const doc = (id: string): PropSidebarItem => ({
  type: 'link',
  href: `/docs/${id}`,
  label: id.toUpperCase(),
  docId: id,
  unlisted: false,
});

const leanDoc = (id: string): PropSidebarItem & {type: 'link'} => ({
  type: 'link',
  href: `/docs/${id}`,
  label: id.toUpperCase(),
  docId: id,
});

const category = (
  label: string,
  items: PropSidebarItem[],
  more: object = {},
): PropSidebarItem & {type: 'category'} => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

it('what stands in a closed category becomes a part, with a link to a doc that brings it', () => {
  const inner = category('内', [doc('c'), doc('d')]);
  const sidebar = [doc('a'), category('外', [inner, doc('e')], {href: '/docs/category/外'})];
  const {shown, parts, partsOf} = splitSidebar(sidebar, 's');
  const sign = (part: string) => ({
    type: 'link',
    href: '/docs/c',
    label: 'C',
    customProps: {part},
  });
  expect(shown).toEqual([leanDoc('a'), {...sidebar[1], items: [sign('s-1')]}]);
  expect([...parts]).toEqual([
    ['s-1-0', [leanDoc('c'), leanDoc('d')]],
    ['s-1', [{...inner, items: [sign('s-1-0')]}, leanDoc('e')]],
  ]);
  expect([...partsOf]).toEqual([
    ['/docs/category/外', ['s-1']],
    ['/docs/c', ['s-1', 's-1-0']],
    ['/docs/d', ['s-1', 's-1-0']],
    ['/docs/e', ['s-1']],
  ]);
});

it('a doc in two closed categories brings both', () => {
  const sidebar = [category('一', [doc('a'), doc('b')]), category('二', [doc('b'), doc('c')])];
  expect(splitSidebar(sidebar, 's').partsOf.get('/docs/b')).toEqual(['s-0', 's-1']);
});

it.each([
  ['an open category', [category('开', [doc('a'), doc('b')], {collapsed: false})]],
  ['one that does not close', [category('开', [doc('a'), doc('b')], {collapsible: false})]],
  ['a category of one doc', [category('单', [doc('a')])]],
  [
    'one without a listed doc',
    [
      category('外', [
        {type: 'link', href: 'https://example.com', label: 'x'},
        {...doc('a'), unlisted: true} as PropSidebarItem,
      ]),
    ],
  ],
])('%s stays whole', (_, sidebar) => {
  const {shown, parts, partsOf} = splitSidebar(sidebar, 's');
  expect(shown[0]).toMatchObject({items: {length: sidebar[0]?.items.length}});
  expect([parts.size, partsOf.size]).toEqual([0, 0]);
});

it('a sidebar does not say what it does not show', () => {
  const unlisted = {...doc('b'), unlisted: true} as PropSidebarItem;
  const html: PropSidebarItem = {type: 'html', value: '<hr>'};
  const sidebar = [doc('a'), unlisted, html, category('类', [doc('c')], {description: '关于'})];
  expect(splitSidebar(sidebar, 's').shown).toEqual([
    leanDoc('a'),
    unlisted,
    html,
    category('类', [leanDoc('c')]),
  ]);
});

it('the page of a category knows what its items are about, and what stands in them', () => {
  const deep = category('深', [doc('c'), doc('d')]);
  const sidebar = [
    doc('a'),
    category('根', [
      doc('b'),
      category(
        '页',
        [
          doc('e'),
          category('内', [deep, doc('f')], {description: '内容', href: '/docs/category/内'}),
        ],
        {href: '/docs/category/页', description: '自己'},
      ),
    ]),
  ];
  const about = (id: string) => (id === 'e' ? '说明' : undefined);
  expect(listOf(sidebar, '/docs/category/页', about)).toEqual([
    category('根', [
      category(
        '页',
        [
          {type: 'link', label: 'E', href: '/docs/e', description: '说明'},
          category('内', [category('深', [doc('c')]), leanDoc('f')], {
            href: '/docs/category/内',
            description: '内容',
          }),
        ],
        {href: '/docs/category/页'},
      ),
    ]),
  ]);
  expect(listOf(sidebar, '/docs/category/没有', about)).toBeUndefined();
});
