import {expect, it, vi} from 'vitest';
import {loadTree, untilLoaded} from './loaded-page.ts';

const component = Object.assign(() => null, {isComponent: true});

const modules: Readonly<Record<string, {default: unknown}>> = {
  a: {default: component},
  b: {default: {title: '语法'}, title: '语法'} as {default: unknown},
  c: {default: 'text', 0: 't'} as {default: unknown},
  d: {default: () => 'article', frontMatter: {id: 1}, toc: []} as {default: unknown},
  7: {default: null},
};
const load = (name: number | string) => modules[name] && Promise.resolve(modules[name]);

it('modules stand in the places of their names', async () => {
  const tree = {__comp: 'a', __context: {plugin: 'b'}, items: ['c', {content: 'd'}], nothing: 7};
  const loaded = (await loadTree(tree, load)) as {items: [unknown, {content: object}]};
  expect(loaded).toMatchObject({
    __comp: component,
    __context: {plugin: {title: '语法'}},
    items: ['text', {}],
    nothing: null,
  });
  expect({...loaded.items[1].content}).toMatchObject({frontMatter: {id: 1}, toc: []});
});

it('what is no module, and what is empty, stays', async () => {
  expect(await loadTree({a: 'unknown', b: {}, c: []}, load)).toEqual({a: 'unknown', b: {}, c: []});
});

it('one module that cannot be had is a failure of all', async () => {
  const fail = (name: number | string) =>
    name === 'b' ? Promise.reject(new Error('offline')) : load(name);
  await expect(loadTree({a: 'a', c: {b: 'b'}}, fail)).rejects.toThrow('offline');
});

it('asks once, and again after a failure', async () => {
  const ask = vi.fn<() => Promise<number>>();
  ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(1);
  const loaded = untilLoaded(ask);
  const both = [loaded(), loaded()];
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await Promise.allSettled(both)).toMatchObject([
    {status: 'rejected'},
    {status: 'rejected'},
  ]);
  expect(await loaded()).toBe(1);
  expect(await loaded()).toBe(1);
  expect(ask).toHaveBeenCalledTimes(2);
});
