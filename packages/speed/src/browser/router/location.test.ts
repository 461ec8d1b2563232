import * as theirs from 'history';
import {expect, it} from 'vitest';
import {createLocation, createPath, type Target} from './location.ts';

const currents = ['/', '/a', '/a/', '/docs/语法/b', '/docs/语法/b/', '/a//b'];

const targets: readonly Target[] = [
  ...['', '/', '/a', '/docs/语法', '/docs/%E8%AF%AD%E6%B3%95', '/a%20b', '/100%25', '/a%2Fb'],
  ...['?', '#', '?#', '?a', '#b', '?a#b', '/a?b#c', '/a#b?c', '/a?b?c#d#e', '/a#语法', '/a?#b'],
  ...['b', './b', '../b', '../../b', '../../../../b', 'b/', '.', './', '..', '../', 'b/..', 'b/.'],
  ...[
    'b/../c',
    'b//c',
    'b//..',
    'b//.',
    '..b',
    '.b',
    'b..',
    '//a',
    'b?c#d',
    '..?c',
    'https://a.b/c',
  ],
  {},
  {pathname: '/语法', search: 'a=1', hash: 'b'},
  {pathname: 'b', search: '?a'},
  {search: 'a=1', state: {from: 1}, key: 'old'},
  {search: undefined, hash: '#b'},
];

it.each(targets)('%j: as history has it', (target) => {
  for (const pathname of currents) {
    const current = {pathname, search: '?x', hash: '#y', state: undefined};
    const expected = theirs.createLocation(target, {given: 1}, 'new', current);
    const location = createLocation(target, current, {given: 1}, 'new');
    expect(location, pathname).toEqual(expected);
    expect(createPath(location)).toBe(theirs.createPath(expected));
  }
});

it('a mark without anything after it is none', () => {
  const location = createLocation({search: '?', hash: '#'}, {pathname: '/a'});
  expect(location).toMatchObject({pathname: '/a', search: '', hash: ''});
});

it('relative paths of all kinds: as history has them', () => {
  const parts = ['a', '', '.', '..', '语'];
  const paths = parts.flatMap((a) =>
    parts.flatMap((b) => parts.flatMap((c) => [`${a}/${b}/${c}`, `${a}/${b}`, a])),
  );
  for (const from of ['/', '/x', '/x/', '/x/y/z', '/x//z']) {
    for (const path of paths) {
      const current = {pathname: from, search: '', hash: '', state: undefined};
      const {pathname} = theirs.createLocation(path, undefined, undefined, current);
      expect(createLocation(path, current).pathname, `${path} from ${from}`).toBe(pathname);
    }
  }
});

it.each(['/%', '/%E8', '/a%E8%AF', 'b%zz'])('%s cannot be decoded', (path) => {
  const current = {pathname: '/', search: '', hash: '', state: undefined};
  expect(() => createLocation(path, current)).toThrow(URIError);
  expect(() => theirs.createLocation(path, undefined, undefined, current)).toThrow(URIError);
});
