import {describe, expect, it} from 'vitest';
import {chainsOf, readRoutes} from './routes.ts';

const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', '6f8'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'a1c'),
    routes: [
      {
        path: '/docs/语法',
        component: ComponentCreator('/docs/语法', '024'),
        exact: true,
        sidebar: "tutorialSidebar"
      },
      {
        path: '/docs/语法',
        component: ComponentCreator('/docs/语法', '025'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

describe('readRoutes', () => {
  it('reads what Docusaurus generates', () => {
    const [blog, docs, rest] = readRoutes(source);
    expect(blog).toEqual({path: '/blog', hash: '6f8', exact: true});
    expect(docs?.routes).toHaveLength(2);
    expect(rest).toEqual({path: '*', hash: undefined});
  });

  it.each(['', 'export const routes = [];', 'module.exports = [];'])('throws at %j', (other) => {
    expect(() => readRoutes(other)).toThrow();
  });
});

it('chainsOf has the routes around each page, and of two at one path the first', () => {
  expect([...chainsOf(readRoutes(source))]).toEqual([
    ['/blog', [{path: '/blog', hash: '6f8', exact: true}]],
    [
      '/docs/语法',
      [
        {path: '/docs', hash: 'a1c'},
        {path: '/docs/语法', hash: '024', exact: true, sidebar: 'tutorialSidebar'},
      ],
    ],
  ]);
});
