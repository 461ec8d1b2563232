import {expect, it} from 'vitest';
import {tablesOf} from './page-tables.ts';

const build = {
  routes: [
    {
      path: '/docs',
      hash: 'a1c',
      routes: [
        {path: '/docs/a', hash: '024', exact: true},
        {path: '/docs/b', hash: '025', exact: true},
      ],
    },
  ],
  names: {
    '/docs-a1c': {__comp: 'root', __context: {plugin: 'data'}},
    '/docs/a-024': {__comp: 'item', items: [{content: 'a'}, {content: 'b'}]},
    '/docs/b-025': {__comp: 'item', content: 'b'},
  },
  locations: new Map([
    ['root', {module: 1, chunks: ['10']}],
    ['data', {module: 2, chunks: ['20'], mode: 19}],
    ['item', {module: 3, chunks: ['30', '31']}],
    ['a', {module: 4, chunks: ['40']}],
    ['b', {module: 5, chunks: []}],
  ]),
  files: {10: 'root.js', 20: 'data.js', 31: 'item.js', 40: 'a.js'},
};

it('a page has its own modules, those around it, and their files', () => {
  const tables = tablesOf(build);
  expect([...tables.keys()]).toEqual(['/docs/a', '/docs/b']);
  expect(tables.get('/docs/a')).toEqual({
    chain: [
      {path: '/docs', hash: 'a1c', names: {__comp: 1, __context: {plugin: 2}}},
      {
        path: '/docs/a',
        hash: '024',
        exact: true,
        names: {__comp: 3, items: [{content: 4}, {content: 5}]},
      },
    ],
    modules: {
      1: {chunks: ['10']},
      2: {chunks: ['20'], mode: 19},
      3: {chunks: ['30', '31']},
      4: {chunks: ['40']},
      5: {chunks: []},
    },
    files: {10: 'root.js', 20: 'data.js', 31: 'item.js', 40: 'a.js'},
  });
  expect(tables.get('/docs/b')?.files).toEqual({10: 'root.js', 20: 'data.js', 31: 'item.js'});
});

it('throws at a module that is nowhere', () => {
  const names = {...build.names, '/docs/b-025': {__comp: 'lost'}};
  expect(() => tablesOf({...build, names})).toThrow('lost of /docs/b');
});
