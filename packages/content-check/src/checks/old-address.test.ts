import {expect, it} from 'vitest';
import {faultOfOldAddress} from './old-address.ts';
import {printable} from '@markdown-zh/diagnosis/printable';

const reserved = ['/404', '/sw.js', '/assets', '/.well-known', '/blog/rss.xml', '/docs/print'];

it.each([
  '/2019/03/01/can-bus',
  '/2019/03/02/终端电阻',
  '/2020/node.js/',
  '/posts/a b.html',
  '/p/《书》，第一章',
  '/a.php',
  '/software',
  '/assets-old/a',
])('A12 %s can redirect', (address) => {
  expect(faultOfOldAddress(address, reserved)).toBeUndefined();
});

it.each([
  '/*',
  '/a/*',
  '/(.*)',
  '/:a',
  '/a/:splat',
  '/a!',
  '/[a]',
  '/{a,b}',
  '/a?',
  '/a+',
  '/^a$',
  '/a|b',
  '/a#b',
  '/%2a',
  '/a\\b',
  '/a"b',
  '/<a>',
  '/a\nb',
  '/a\tb',
  '/a\u0000',
  '/a\u202Eb',
  '/a\u2028b',
  '/a\u00A0b',
  '//e.example/a',
  '/a//b',
  '/../a',
  '/.git/config',
  '/_worker.js',
  '/_redirects',
  'a',
  '',
  'https://e.example/a',
  `/${'长'.repeat(100)}`,
])('A12 %j is no plain address', (address) => {
  expect(faultOfOldAddress(address, reserved)).toBe('odd-redirect');
});

it.each([
  '/sw.js',
  '/SW.js',
  '/sw.js/a',
  '/sw.js/',
  '/404.html',
  '/404',
  '/assets',
  '/Assets/js',
  '/blog/rss.xml',
  '/docs/print/a',
  '/docs',
  '/index',
  '/blog/index.html',
])('A12 %s is the build’s own', (address) => {
  expect(faultOfOldAddress(address, reserved)).toBe('reserved-redirect');
});

it('A12 printed names show their hidden characters', () => {
  expect(printable('a\u001B[2Jb\u202Egpj\u2028\u0000.md')).toBe(
    String.raw`a\u001B[2Jb\u202Egpj\u2028\u0000.md`,
  );
  expect(printable('终端电阻 👩‍💻.md')).toBe('终端电阻 👩‍💻.md');
});
