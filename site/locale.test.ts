import {expect, it} from 'vitest';
import {baseUrlOf} from './locale';

it.each([
  ['/', undefined, '/'],
  ['/', 'en', '/'],
  ['/', 'zh-CN', '/zh-CN/'],
  ['/x/', 'zh-CN', '/x/zh-CN/'],
])('serves %s in %s at %s', (baseUrl, locale, path) => {
  expect(baseUrlOf(baseUrl, locale)).toBe(path);
});
