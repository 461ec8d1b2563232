import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {splitRoute} from './routes.ts';

const item = (id: string) => ({type: 'link', href: `/docs/${id}`, label: id, docId: id});
const entry = (id: string) => ({type: 'link', href: `/docs/${id}`, label: id});
const closed = {
  type: 'category',
  label: '类',
  collapsible: true,
  collapsed: true,
  href: '/docs/category/类',
  items: [item('a'), item('b')],
};
const version = {
  version: 'current',
  label: 'Next',
  docsSidebars: {main: [item('c'), closed]},
  docs: {a: {id: 'a', description: '甲'}, b: {id: 'b', description: '乙'}},
};
const index = {permalink: '/docs/category/类', title: '类'};
const routes: RouteConfig[] = [
  {path: '/docs/a', component: 'D', sidebar: 'main', modules: {content: 'a.md'}},
  {path: '/docs/c', component: 'D', sidebar: 'main', modules: {content: 'c.md'}},
  {path: index.permalink, component: 'G', sidebar: 'main', props: {categoryGeneratedIndex: index}},
];
const tree: RouteConfig = {
  path: '/docs',
  component: 'Docs',
  routes: [
    {
      path: '/docs',
      component: 'Version',
      props: {version},
      routes: [{path: '/docs', component: 'Root', routes}],
    },
  ],
};

it('pages load what they show of the other docs', async () => {
  const written = new Map<string, string>();
  const lean = await splitRoute(tree, (name, code) => {
    written.set(name, code);
    return Promise.resolve(`@generated/${name}`);
  });

  const [route] = lean.routes ?? [];
  const sign = {type: 'link', href: '/docs/a', label: 'a', customProps: {part: 'current-main-1'}};
  expect(route?.props).toEqual({
    version: {
      version: 'current',
      label: 'Next',
      docs: {},
      docsSidebars: {main: [item('c'), {...closed, items: [sign]}]},
    },
  });

  const sidebar = {0: '@generated/current-main-1.js'};
  const list = [
    {
      ...closed,
      items: [
        {...entry('a'), description: '甲'},
        {...entry('b'), description: '乙'},
      ],
    },
  ];
  expect(route?.routes?.[0]?.routes).toEqual([
    {...routes[0], modules: {content: 'a.md', sidebar}},
    routes[1],
    {...routes[2], modules: {sidebar}, props: {categoryGeneratedIndex: {...index, list}}},
  ]);

  expect([...written.keys()]).toEqual(['current-main-1.js']);
  expect(written.get('current-main-1.js')).toContain(
    `export default addPart("current-main-1", ${JSON.stringify([item('a'), item('b')])})`,
  );
});
