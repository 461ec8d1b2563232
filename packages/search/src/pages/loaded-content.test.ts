import {describe, expect, it} from 'vitest';
import {articlesOf, breadcrumbOf} from './loaded-content.ts';

const doc = {unlisted: false, frontMatter: {}};

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            {...doc, id: 'b', title: '乙', source: '@site/docs/b.md', permalink: '/s/docs/b'},
            {...doc, id: 'a', title: '甲', source: '@site/docs/a.md', permalink: '/s/docs/a'},
            {
              id: 'c',
              source: '@site/docs/c.md',
              permalink: '/s/docs/c',
              frontMatter: {draft: true},
            },
            {
              id: 'd',
              source: '@site/docs/d.md',
              permalink: '/s/docs/d',
              frontMatter: {unlisted: true},
            },
            {
              id: 'e',
              source: '@site/docs/e.md',
              permalink: '/s/docs/e',
              frontMatter: {},
              unlisted: true,
            },
          ],
          sidebars: {
            main: [{type: 'category', label: '语法', items: [{type: 'doc', id: 'b'}]}],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {metadata: {...doc, title: '帖', source: '@site/blog/p.md', permalink: '/s/blog/p'}},
      ],
    },
    icms: {
      blogPosts: [
        {metadata: {...doc, title: '私', source: '@site/icms/q.md', permalink: '/s/icms/q'}},
      ],
    },
    empty: undefined,
  },
  'docusaurus-plugin-content-pages': {
    default: [
      {...doc, type: 'mdx', title: '页', source: '@site/src/pages/one.md', permalink: '/s/one'},
      {...doc, type: 'mdx', source: '@site/src/pages/two.md', permalink: '/s/two'},
      {type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/s/'},
    ],
  },
};

describe('the articles of the loaded content', () => {
  const site = {siteDir: '/site', baseUrl: '/s/'};
  const scope = {blogs: {default: 'Blog'}, excluded: ['two']};

  it('are the listed ones, in the order of their paths', () => {
    expect(articlesOf(content, site, scope)).toEqual([
      {file: '/site/blog/p.md', page: {title: '帖', path: 'blog/p', breadcrumb: ['Blog']}},
      {file: '/site/docs/a.md', page: {title: '甲', path: 'docs/a', breadcrumb: []}},
      {file: '/site/docs/b.md', page: {title: '乙', path: 'docs/b', breadcrumb: ['语法']}},
      {file: '/site/src/pages/one.md', page: {title: '页', path: 'one', breadcrumb: []}},
    ]);
  });

  it('may have no title, and include posts of each named blog', () => {
    const articles = articlesOf(content, site, {blogs: {icms: 'Private'}, excluded: []});
    expect(articles.map(({page}) => page.title)).toEqual(['甲', '乙', '私', '页', '']);
  });

  it('are empty without loaded content', () => {
    expect(articlesOf({}, site, scope)).toEqual([]);
  });
});

describe('a breadcrumb', () => {
  const items = [
    {type: 'doc', id: 'top'},
    {
      type: 'category',
      label: '外',
      link: {type: 'doc', id: 'outer'},
      items: [{type: 'category', label: '内', items: [{type: 'doc', id: 'deep'}]}],
    },
    {type: 'html'},
  ];

  it.each([
    ['top', []],
    ['outer', []],
    ['deep', ['外', '内']],
    ['none', undefined],
  ])('of %s is %j', (id, breadcrumb) => {
    expect(breadcrumbOf(id, items)).toEqual(breadcrumb);
  });
});
