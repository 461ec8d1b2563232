import {matchPath as theirMatch} from 'react-router';
import {matchRoutes as theirMatches} from 'react-router-config';
import {expect, it} from 'vitest';
import {matchPath, matchRoutes} from './match.ts';

const paths = [
  ...['/', '/a', '/A', '/a/', '/a/b', '/a/B/', '/ab', '/a.b', '/aXb', '/a-b_c~d', '/a/1', '/a b'],
  ...['/你', '/你/好', '/%E4%BD%A0', '/%e4%bd%a0', '/ſ', '/s', '/K', '/k', '/İ', '/i', '/é', '/É'],
];
const addresses = ['', '//', '/a//', '/a/b/c', '/a/b.html', '/a/b/c/', '/你/好/', '/b', ...paths];

it.each([...paths, '*'])('%s matches what react-router says', (path) => {
  for (const exact of [true, false, undefined]) {
    for (const address of addresses) {
      const expected = theirMatch(address, {path, exact: exact ?? false}) !== null;
      expect(matchPath(address, {path, exact}), `${address}, exact: ${exact}`).toBe(expected);
    }
  }
});

it.each(['/a(b', '/a:b', '/a+', '/a?', '/a.c', '/a|b', '/[a]', '/{a}', '/a$', '/^a', '/a\\'])(
  '%s matches itself alone, as in a link of react-router',
  (path) => {
    const escaped = path.replace(/([.+*?=^!:${}()[\]|/\\])/g, String.raw`\$1`);
    for (const address of [path, `${path}/b`, `${path}b`, '/a', '/abc', '/aa', '/a/b']) {
      expect(matchPath(address, {path}), address).toBe(
        theirMatch(address, {path: escaped}) !== null,
      );
    }
  },
);

it('routes match as react-router-config says', () => {
  interface Route {
    readonly path: string;
    readonly exact?: boolean;
    readonly routes?: Route[];
  }
  const routes: Route[] = [
    {path: '/blog', exact: true},
    {path: '/blog/语法', exact: true},
    {
      path: '/docs',
      routes: [
        {path: '/docs/a', exact: true},
        {path: '/docs', routes: [{path: '/docs/b', exact: true}, {path: '/docs/c'}]},
      ],
    },
    {path: '/', exact: true},
    {path: '*'},
  ];
  const asked = ['/', '', '/blog', '/blog/', '/BLOG', '/blog/语法', '/blog/x', '/docs', '/docs/a'];
  for (const address of [...asked, '/docs/A/', '/docs/b', '/docs/b/x', '/docs/c/x', '/docsx']) {
    const expected = theirMatches(routes, address).map(({route}) => route);
    expect(expected.length).toBeGreaterThan(0);
    expect(
      matchRoutes(routes, address).map(({route}) => route),
      address,
    ).toEqual(expected);
  }
  expect(matchRoutes<Route>([{path: '/a'}], '/b')).toEqual([]);
});
