import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {withLeadPages} from './lead-pages';

const post = (id: string, position?: number) => ({
  id,
  metadata: {frontMatter: {series_position: position}},
});
const page = (number: number, items: readonly string[], nextPage?: string) => ({
  items,
  metadata: {
    page: number,
    postsPerPage: 2,
    totalPages: 2,
    totalCount: 4,
    ...(nextPage && {nextPage}),
  },
});

it('D18 lists have lead pages alone, on as many pages as these need', () => {
  const content = {
    blogPosts: [post('a'), post('a/1', 1), post('b'), post('c')],
    blogTags: {
      '/t': {
        items: ['a', 'a/1', 'b', 'c'],
        pages: [page(1, ['a', 'a/1'], '/t/2'), page(2, ['b', 'c'])],
      },
      '/u': {items: ['a', 'a/1', 'b'], pages: [page(1, ['a', 'a/1'], '/u/2'), page(2, ['b'])]},
    },
  } as unknown as BlogContent;
  const {blogPosts, blogTags} = withLeadPages(content);
  expect(blogPosts.map(({id}) => id)).toEqual(['a', 'b', 'c']);
  expect(blogTags['/t']).toMatchObject({
    items: ['a', 'b', 'c'],
    pages: [
      {items: ['a', 'b'], metadata: {totalPages: 2, totalCount: 3, nextPage: '/t/2'}},
      {items: ['c'], metadata: {page: 2, totalPages: 2}},
    ],
  });
  expect(blogTags['/u']?.pages).toEqual([
    {items: ['a', 'b'], metadata: {page: 1, postsPerPage: 2, totalPages: 1, totalCount: 2}},
  ]);
});
