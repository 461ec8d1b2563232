import {expect, it} from 'vitest';
import {pageFile} from './page-file.ts';

it.each([
  ['', undefined, 'index.html'],
  ['', false, 'index.html'],
  ['docs/a', undefined, 'docs/a/index.html'],
  ['docs/a/', undefined, 'docs/a/index.html'],
  ['docs/a', true, 'docs/a/index.html'],
  ['docs/a', false, 'docs/a.html'],
  ['docs/', false, 'docs/index.html'],
  ['404.html', undefined, '404.html'],
])('%j with trailingSlash %s is %s', (path, trailingSlash, file) => {
  expect(pageFile(path, trailingSlash)).toBe(file);
});
