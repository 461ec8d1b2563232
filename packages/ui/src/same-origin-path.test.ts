import {describe, expect, it} from 'vitest';
import {sameOriginPath} from './same-origin-path.ts';

const base = 'https://site.example/offline';

describe('sameOriginPath', () => {
  it.each([
    ['/', '/'],
    ['/docs/intro?a=1#b', '/docs/intro?a=1#b'],
    ['/docs/../blog', '/blog'],
    ['/docs//intro', '/docs//intro'],
    ['docs/语法', '/docs/%E8%AF%AD%E6%B3%95'],
    ['/%E4%zz', '/%E4%zz'],
    ['#a', '/offline#a'],
    ['?page=//evil.example', '/offline?page=//evil.example'],
    ['https://site.example/x', '/x'],
    ['https:h', '/h'],
    ['/docs/%2fh', '/docs/%2fh'],
    ['/https://evil.example', '/https://evil.example'],
  ])('H7 keeps %j as %j', (address, path) => {
    expect(sameOriginPath(address, base)).toBe(path);
  });

  it.each([
    '//evil.example/x',
    '/.//evil.example/x',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/docs/..//evil.example',
    '/docs/%2e%2e//evil.example',
    '/./\\evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%5C%5cevil.example',
    '/%2fevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/%0a%0d/evil.example',
    '\n//evil.example',
    '///evil.example',
    'https://evil.example/',
    'http://site.example/',
    'https://site.example:444/',
    'https://user@evil.example/',
    'https://site.example//evil.example',
    'https://site.example.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://site.example/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'http://[',
  ])('H7 refuses %j', (address) => {
    expect(sameOriginPath(address, base)).toBeUndefined();
  });

  it('H7 never returns a text that leads to another origin, however it is decoded', () => {
    const parts = [
      '/',
      '//',
      '.',
      '..',
      '\\',
      '%2e',
      '%2f',
      '%5c',
      '%09',
      '\t',
      'h',
      ':',
      '@',
      '?',
      '#',
    ];
    for (const one of parts) {
      for (const two of parts) {
        for (const three of parts) {
          for (const four of parts) {
            const path = sameOriginPath(one + two + three + four + 'evil.example', base);
            for (const form of path === undefined ? [] : [path, decodeURIComponent(path)]) {
              expect(new URL(form, base).origin, form).toBe('https://site.example');
            }
          }
        }
      }
    }
  });
});
