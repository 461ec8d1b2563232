import {expect, it} from 'vitest';
import {routeOf} from './routes.ts';

const folders = [
  {path: 'docs', kind: 'doc', route: '/docs'},
  {path: 'learn', kind: 'lesson', route: '/learn'},
  {path: 'blog', kind: 'post', route: '/blog'},
  {path: 'src/pages', kind: 'page', route: '/'},
] as const;

it.each([
  ['docs/a.md', undefined, '/docs/a'],
  ['docs/index.md', undefined, '/docs'],
  ['docs/tools/README.mdx', undefined, '/docs/tools'],
  ['docs/tools/02-readme.md', undefined, '/docs/tools/readme'],
  ['learn/03-bold.md', undefined, '/learn/bold'],
  ['docs/tools/tools.md', undefined, '/docs/tools'],
  ['docs/02-tools/1. git.md', undefined, '/docs/tools/git'],
  ['docs/2026-01-31-log.md', undefined, '/docs/2026-01-31-log'],
  ['docs/tools/git.md', 'version-control', '/docs/tools/version-control'],
  ['docs/tools/git.md', '/version-control', '/docs/version-control'],
  ['docs/a.md', '/', '/docs'],
  ['blog/2026-01-31-hello.md', undefined, '/blog/2026/01/31/hello'],
  ['blog/2026-01-31-hello/index.md', undefined, '/blog/2026/01/31/hello'],
  ['blog/2026-01-31-hello.md', 'hello', '/blog/hello'],
  ['blog/first.md', undefined, '/blog/first'],
  ['src/pages/index.mdx', undefined, '/'],
  ['src/pages/a/b.md', undefined, '/a/b'],
  ['README.md', undefined, undefined],
])('the route of %s with the slug %s is %s', (file, slug, route) => {
  expect(routeOf({file, frontMatter: {...(slug && {slug})}}, folders)).toBe(route);
});
