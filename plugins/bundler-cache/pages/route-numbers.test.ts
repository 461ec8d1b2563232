import {describe, expect, it} from 'vitest';
import {readRoutes} from '../../page-files/routes';
import routeNumbers, {numberKeys, numberRoutes} from './route-numbers.mjs';

/** As Docusaurus writes them: two routes of one path, a quote in another. */
const routes = (first: string, second: string) => `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', '${first}'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', '${second}'),
        exact: true
      }
    ]
  },
  {
    path: '/it\\'s-a',
    component: ComponentCreator('/it\\'s-a', 'ee3'),
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const names = (first: string, second: string) =>
  JSON.stringify({
    [`/docs-${first}`]: {__comp: 'c0'},
    [`/docs-${second}`]: {__comp: 'c1'},
    "/it's-a-ee3": {__comp: 'c2'},
  });

describe('routeNumbers', () => {
  it('knows a route by the same number in both files', () => {
    const [docs, quoted] = readRoutes(numberRoutes(routes('a1b', 'c4e')));
    expect(docs).toMatchObject({hash: '0', routes: [{hash: '1'}]});
    expect(quoted).toMatchObject({path: "/it's-a", hash: '2'});
    expect(JSON.parse(numberKeys(names('a1b', 'c4e')))).toEqual({
      '/docs-0': {__comp: 'c0'},
      '/docs-1': {__comp: 'c1'},
      "/it's-a-2": {__comp: 'c2'},
    });
  });

  it('gives the same bytes whatever the hashes are', () => {
    const run = (resourcePath: string, source: string) => routeNumbers.call({resourcePath}, source);
    expect(run('/x/routes.js', routes('a1b', 'c4e'))).toBe(
      run('/x/routes.js', routes('0', 'ffff')),
    );
    expect(run('/x/routesChunkNames.json', names('a1b', 'c4e'))).toBe(
      run('/x/routesChunkNames.json', names('0', 'ffff')),
    );
  });
});
