import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {renderRobots} from '.';
import {createSitemapItems} from './sitemap-items';

const item = (file: string) => ({
  content: {__import: true, path: `@site/${file}`, query: {truncated: true}},
});
const routes: RouteConfig[] = [
  {
    path: '/x/blog',
    component: 'List',
    modules: {items: [item('blog/a.md'), item('blog/b.md')]},
  },
  {path: '/x/blog/a', component: 'Post', metadata: {sourceFilePath: 'blog/a.md'}},
  {path: '/x/blog/b', component: 'Post', metadata: {sourceFilePath: 'blog/b.md'}},
  {path: '/x/blog/tags/c', component: 'List', modules: {items: [item('blog/a.md')]}},
  {path: '/x/tool', component: 'Tool', metadata: {sourceFilePath: 'src/pages/tool.tsx'}},
  {
    path: '/x/docs',
    component: 'Docs',
    routes: [{path: '/x/docs/语法', component: 'Doc', metadata: {sourceFilePath: 'docs/语法.md'}}],
  },
];

const stock = [
  ['blog', undefined],
  ['blog/a', '2026-11-02'],
  ['blog/b', '2026-11-20'],
  ['blog/tags/c', undefined],
  ['tool', '2026-11-22'],
  ['docs/%E8%AF%AD%E6%B3%95', '2026-11-05'],
  ['docs/undated', null],
  ['docs/', null],
  ['', null],
] as const;

describe('the sitemap', () => {
  it('R27 has the dates of articles, for lists the newest, and none that would be wrong, and no slash at an end', async () => {
    const items = await createSitemapItems({
      routes,
      siteConfig: {baseUrl: '/x/'} as never,
      defaultCreateSitemapItems: () =>
        Promise.resolve(
          stock.map(([path, lastmod]) => ({
            url: `https://a.test/x/${path}`,
            lastmod: lastmod ?? null,
          })),
        ),
    });
    expect(items.map(({url, lastmod}) => [url.slice('https://a.test/x/'.length), lastmod])).toEqual(
      [
        ['blog', '2026-11-20'],
        ['blog/a', '2026-11-02'],
        ['blog/b', '2026-11-20'],
        ['blog/tags/c', '2026-11-02'],
        ['tool', undefined],
        ['docs/%E8%AF%AD%E6%B3%95', '2026-11-05'],
        ['docs/undated', undefined],
        ['docs', undefined],
        ['', undefined],
      ],
    );
  });
});

it('R27 robots.txt lets everybody in, and names the sitemap alone', () => {
  expect(renderRobots('https://a.test/x/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/x/sitemap.xml\n',
  );
});
