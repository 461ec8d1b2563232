import {expect, it} from 'vitest';
import {nearestPaths, pathsIn} from './model';

const known = [
  '/blog/rs485-vs-can',
  '/blog/tags/can',
  '/docs/category/语法',
  '/docs/intro',
  '/docs/tutorial-basics/basic-syntax',
  '/docs/tutorial-basics/extended-syntax',
];

it.each([
  ['/docs/intr', '/docs/intro'],
  ['/docs/Intro/', '/docs/intro'],
  ['/docs/itnro.html', '/docs/intro'],
  ['/blog/rs485vscan', '/blog/rs485-vs-can'],
  ['/docs/category/语发', '/docs/category/语法'],
])('%s was meant to be %s', (path, meant) => {
  expect(nearestPaths(path, known)[0]).toBe(meant);
});

it('finds a page that stands elsewhere by its last part', () => {
  expect(nearestPaths('/basic-syntax', known)).toEqual(['/docs/tutorial-basics/basic-syntax']);
});

it('offers nothing for what is near nothing, and no more than three', () => {
  expect(nearestPaths('/wp-login.php', known)).toEqual([]);
  expect(nearestPaths('', known)).toEqual([]);
  const many = ['/aaaa1', '/aaaa2', '/aaaa3', '/aaaa4'];
  expect(nearestPaths('/aaaa', many)).toHaveLength(3);
});

it('F18 offers nothing for an address that is far longer than any page’s', () => {
  const [page = ''] = known;
  expect(nearestPaths(`${page}x`, known)).not.toEqual([]);
  expect(nearestPaths(page.padEnd(100_000, 'x'), [page.padEnd(100_001, 'x')])).toEqual([]);
});

it('knows the pages of a sitemap, and none of another text', () => {
  const sitemap =
    '<urlset><url><loc>https://a.example/x/</loc></url><url><loc>https://a.example/x/docs/%E8%AF%AD%E6%B3%95</loc><priority>0.5</priority></url></urlset>';
  expect(pathsIn(sitemap)).toEqual(['/x/', '/x/docs/语法']);
  expect(pathsIn('<loc>https://a.example//b.example/</loc><loc>no address</loc>')).toEqual([]);
  expect(pathsIn('<!DOCTYPE html><title>Not found</title>')).toEqual([]);
});
