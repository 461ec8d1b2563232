import {expect, it} from 'vitest';
import type {ArticleFacts} from './findings.ts';
import {checkTakenAddresses} from './taken-addresses.ts';

/** The articles with a complaint, and whose address they have. */
function taken(files: Readonly<Record<string, string | undefined>>): string[] {
  const articles = Object.entries(files).map(
    ([file, slug]) => ({file, frontMatter: {slug}}) as unknown as ArticleFacts,
  );
  const config = {
    folders: [
      {path: 'docs', kind: 'doc', route: '/docs'},
      {path: 'blog', kind: 'post', route: '/blog'},
      {path: 'notes', kind: 'post', route: '/notes', isHidden: true},
      {path: 'src/pages', kind: 'page', route: '/'},
    ],
    reserved: ['/search', '/docs/print'],
  } as const;
  const pages = ['/', '/playground', '/docs/category/语法'];
  return checkTakenAddresses(articles, {pages}, config).map(
    ({file, message: {values}}) =>
      `${file}: ${'owner' in values ? (values.owner ?? 'the site itself') : ''}`,
  );
}

it.each([
  'tags',
  'archive',
  'authors',
  'page',
  'page/2',
  'tags/can',
  'Tags',
  'rss.xml',
  'atom.xml',
  'feed.json',
])('M15 a post or a note with the slug %s takes the place of a list', (slug) => {
  expect(taken({'blog/2026-11-20-a.md': slug, 'notes/a/index.md': slug})).toEqual([
    'blog/2026-11-20-a.md: the site itself',
    'notes/a/index.md: the site itself',
  ]);
});

it('M15 docs and pages cannot have the addresses of other pages of the site', () => {
  expect(
    taken({
      'docs/print.md': undefined,
      'docs/a.md': '/category/语法',
      'src/pages/search.md': undefined,
      'src/pages/playground/index.md': undefined,
      'src/pages/blog/index.md': undefined,
      'src/pages/blog/tags/b.md': undefined,
      'src/pages/index.md': undefined,
    }),
  ).toHaveLength(7);
});

it('M15 no two articles have one address, of whatever kind they are', () => {
  expect(
    taken({
      'docs/a.md': undefined,
      'docs/a/index.md': undefined,
      'docs/b.md': '/c',
      'docs/C.md': undefined,
      'blog/d.md': 'd',
      'src/pages/blog/d.md': undefined,
    }),
  ).toEqual([
    'docs/a/index.md: docs/a.md',
    'docs/C.md: docs/b.md',
    'src/pages/blog/d.md: blog/d.md',
  ]);
});

it('M15 other addresses are free', () => {
  expect(
    taken({
      'blog/2026-11-20-a.md': 'tags-of-html',
      'blog/b.md': 'archives/2020',
      'docs/tags/index.md': undefined,
      'docs/archive.md': undefined,
      'docs/authors.md': '/',
      'src/pages/tags.md': undefined,
    }),
  ).toEqual([]);
});
