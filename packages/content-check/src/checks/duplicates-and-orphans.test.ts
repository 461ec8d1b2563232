import {expect, it} from 'vitest';
import {checkDuplicatesAndOrphans} from './duplicates-and-orphans.ts';
import type {ArticleFacts} from './checked-article.ts';

/** The messages about positions for files with these positions. */
function positions(files: Readonly<Record<string, number>>): string[] {
  const articles = Object.entries(files).map(
    ([file, place]) =>
      ({file, references: [], frontMatter: {sidebar_position: place}}) as unknown as ArticleFacts,
  );
  const config = {folders: [{path: 'docs', kind: 'doc', route: '/docs'}], unlinked: []} as const;
  return checkDuplicatesAndOrphans(articles, config)
    .filter(({rule}) => rule === 'sidebar-position')
    .map(({file}) => file);
}

it('an article has a position of its own among its neighbours', () => {
  expect(positions({'docs/a.md': 1, 'docs/b.md': 1, 'docs/c/d.md': 1})).toEqual(['docs/b.md']);
});

it('the index of a folder stands among the neighbours of the folder', () => {
  expect(positions({'docs/a.md': 1, 'docs/b/index.md': 2, 'docs/b/c.md': 2})).toEqual([]);
  expect(positions({'docs/a.md': 1, 'docs/b/index.md': 1})).toEqual(['docs/b/index.md']);
});

it('M12 a page without a link is an orphan; an unlisted article and an article of a list are none', () => {
  const article = (file: string, frontMatter: object) =>
    ({file, references: [], frontMatter}) as unknown as ArticleFacts;
  const config = {
    folders: [
      {path: 'docs', kind: 'doc', route: '/docs'},
      {path: 'blog', kind: 'post', route: '/blog'},
      {path: 'src/pages', kind: 'page', route: '/'},
    ],
    unlinked: [],
  } as const;
  const issues = checkDuplicatesAndOrphans(
    [
      article('docs/a.md', {unlisted: true}),
      article('blog/2026-11-20-b.md', {slug: 'b', unlisted: true}),
      article('blog/2026-11-20-c.md', {slug: 'c'}),
      article('src/pages/d.md', {unlisted: true}),
      article('src/pages/e.md', {}),
    ],
    config,
  );
  expect(issues.map(({file, rule}) => [file, rule])).toEqual([['src/pages/e.md', 'orphan']]);
});
