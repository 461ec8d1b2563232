import {matchPath} from 'react-router';
import {expect, it} from 'vitest';
import {cannotMatch} from './cannot-match';

const addresses = [
  ...['', '/', '//', '/a', '/A', '/a/', '/a//', '/a/b', '/a/B/', '/ab', '/a.b', '/aXb', '/a/b/c'],
  ...['/%E4%BD%A0', '/%e4%bd%a0', '/你', '/ſ', '/s', '/S', '/K', '/k', '/İ', '/i', '/a/1'],
];
const paths = [...addresses, '*', '/a/:id', '/a/(b|c)', '/:any?', '/a/*'];

const routes = paths.flatMap((path) =>
  [true, false].flatMap((exact) =>
    [true, false].flatMap((strict) =>
      [true, false].map((sensitive) => ({path, exact, strict, sensitive})),
    ),
  ),
);

it('rules out no address that the router matches', () => {
  const wrong = routes.flatMap((route) =>
    addresses.filter((address) => cannotMatch(address, route) && matchPath(address, route)),
  );
  expect(wrong).toEqual([]);
});

it('rules out what another plain path has, and asks about parameters', () => {
  expect(cannotMatch('/docs/one', {path: '/docs/two', exact: true})).toBe(true);
  expect(cannotMatch('/docs/one', {path: '/docs', exact: true})).toBe(true);
  expect(cannotMatch('/docs/one', {path: '/docs'})).toBe(false);
  expect(cannotMatch('/docs/one', {path: '/:part/two', exact: true})).toBe(false);
  expect(cannotMatch('/docs/one', '/docs/two')).toBe(false);
  expect(cannotMatch('/docs/one', undefined)).toBe(false);
});
