import {expect, it} from 'vitest';
import {nearestPaths} from './model';

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
