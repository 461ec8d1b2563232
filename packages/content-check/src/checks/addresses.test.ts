import {expect, it} from 'vitest';
import {withDefaults} from '../config.ts';
import {checkAddresses, record, checkTakenAddresses} from './addresses.ts';
import type {ArticleFacts} from './checked-article.ts';
import {pagesOf} from './routes.ts';
import {inEnglish} from '../messages/to-issues.ts';

const folders = [{path: 'learn', kind: 'lesson', route: '/learn'}] as const;

const lesson: ArticleFacts = {
  file: 'learn/03-bold.md',
  frontMatter: {},
  references: [],
  imports: [],
  anchors: new Set(['stars']),
  exercises: ['stars'],
};

function messages(article: ArticleFacts, recorded: readonly string[], redirects = {}): string[] {
  const config = withDefaults({
    folders,
    addresses: {record: 'addresses.txt', redirects: {file: 'redirects.ts', list: redirects}},
  });
  const pages = pagesOf([article], {pages: [], tags: [], authorPages: []}, folders);
  return checkAddresses([article], recorded, pages, config)
    .map(inEnglish)
    .map(({file, line, message}) => `${file}:${line} ${message}`);
}

it('L6 records the address of each exercise, and misses one whose id has changed', () => {
  expect(record([], [], [lesson], folders)).toBe('/learn/bold\n/learn/bold#stars\n');
  expect(messages(lesson, ['/learn/bold', '/learn/bold#stars'])).toEqual([]);
  expect(messages({...lesson, exercises: ['marks']}, ['/learn/bold', '/learn/bold#stars'])).toEqual(
    [
      expect.stringMatching(
        /^addresses\.txt:2 \/learn\/bold#stars was published, .* Give the exercise its old id/,
      ),
      expect.stringMatching(/^learn\/03-bold\.md:1 \/learn\/bold#marks is a new address/),
    ],
  );
});

it('exercises of a draft have no address, and those of a lesson that moved follow its redirect', () => {
  const draft = {...lesson, frontMatter: {draft: true}};
  expect(record([], [], [draft], folders)).toBe('');
  const recorded = ['/learn/old', '/learn/old#stars', '/learn/bold', '/learn/bold#stars'];
  expect(messages(lesson, recorded, {'/learn/old': '/learn/bold'})).toEqual([]);
});

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

it.each([
  ['/*', 'has signs that hosts read as patterns'],
  ['/assets/js', 'belongs to a file or a page that the build itself writes'],
])('A12 the redirect of %s is an error, with file and remedy', (from, fault) => {
  const recorded = ['/learn/bold', '/learn/bold#stars'];
  expect(messages(lesson, recorded, {[from]: '/learn/bold'})).toEqual([
    expect.stringMatching(/^redirects\.ts:1 .* remove the redirect\.$/i),
  ]);
  expect(messages(lesson, recorded, {[from]: '/learn/bold'})[0]).toContain(fault);
});
