import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {inSeriesOrder, withoutText} from './order';

const post = (source: string, day: string, position?: number) =>
  ({
    metadata: {
      source: `@site/blog/${source}`,
      date: new Date(day),
      frontMatter: {series_position: position},
    },
  }) as unknown as BlogPost;

it('D18 the posts of a series follow its lead page, and days keep their order', () => {
  const posts = [
    post('b/one.md', '2026-11-14', 2),
    post('a/three.md', '2026-11-14', 3),
    post('b/index.md', '2026-11-14'),
    post('a/index.md', '2026-11-14'),
    post('new.md', '2026-11-20'),
    post('a/last.md', '2026-11-14', 1),
  ];
  expect(
    inSeriesOrder(posts).map(({metadata}) => metadata.source.slice('@site/blog/'.length)),
  ).toEqual(['new.md', 'a/index.md', 'a/last.md', 'a/three.md', 'b/index.md', 'b/one.md']);
});

it('the page of the archive gets no texts', () => {
  const [one] = withoutText([{...post('a.md', '2026-11-14'), content: '正文'}]);
  expect(one).toEqual({...post('a.md', '2026-11-14'), content: ''});
});
