import {describe, expect, it} from 'vitest';
import {cleanPath} from './clean-path';

describe('cleanPath', () => {
  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/blog.html', '/blog'],
    ['/index.html', '/'],
    ['/x/index.html', '/x'],
    ['/docs/category/语法.html', '/docs/category/语法'],
  ])('B2 trims %s to %s', (path, clean) => {
    expect(cleanPath(path, '/')).toBe(clean);
  });

  it.each([
    '/',
    '/docs/intro',
    '/docs/intro/',
    '/a.html/b',
    '/html',
    '/page.htm',
    '/404.html',
    '/x/404.html',
  ])('B2 leaves %s alone', (path) => {
    expect(cleanPath(path, '/')).toBe(path);
  });

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example/x.html', '/evil.example/x'],
    ['//evil.example/404.html', '/evil.example/404.html'],
    ['//index.html', '/'],
    ['/x//y', '/x//y'],
  ])('H7 does not keep %s as a host, but %s', (path, clean) => {
    expect(cleanPath(path, '/')).toBe(clean);
  });

  it('B2 keeps the slash of a base path', () => {
    expect(cleanPath('/x/index.html', '/x/')).toBe('/x/');
    expect(cleanPath('/x/docs.html', '/x/')).toBe('/x/docs');
  });
});
