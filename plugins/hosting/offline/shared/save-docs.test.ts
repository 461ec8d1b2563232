import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {missingOf, stageOf, type DocsList} from './docs-list';
import {fakeStore} from './fake-store.fixture';
import {prune, saveEntries} from './save-docs';

const list: DocsList = [
  {path: '/assets/js/main.0a1b2c3d.js', bytes: 3},
  {path: '/img/logo.svg', bytes: 2, revision: 'l1'},
  {path: '/docs/intro', bytes: 10, revision: 'i1', title: 'Intro'},
  {path: '/docs/about', bytes: 20, revision: 'a1', title: 'About'},
  {path: '/docs/contact', bytes: 20, revision: 'c1', title: 'Contact'},
];

/** A site that answers with what kind of thing was asked for. */
function site(lost: readonly string[] = []) {
  const asked: string[] = [];
  const fetch = (input: string | URL | Request, options?: RequestInit): Promise<Response> => {
    const path = input as string;
    asked.push(`${path} ${options?.cache ?? ''}`);
    if (lost.includes(path)) {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const type = path.startsWith('/docs') ? 'text/html' : 'text/javascript';
    return Promise.resolve(new Response(path, {headers: {'content-type': type}}));
  };
  return {asked, fetch};
}

function saving(store: ReturnType<typeof fakeStore>, {fetch}: ReturnType<typeof site>) {
  const saved: number[] = [];
  const controller = new AbortController();
  const onSaved = ({bytes}: {readonly bytes: number}) => saved.push(bytes);
  return {saved, controller, options: {store, fetch, signal: controller.signal, onSaved}};
}

describe('saveEntries', () => {
  it('O3 stores all, and asks for nothing twice', async () => {
    const store = fakeStore();
    const host = site();
    const {saved, options} = saving(store, host);
    expect(await saveEntries(list, options)).toBeUndefined();
    expect(saved.reduce((sum, bytes) => sum + bytes)).toBe(55);
    expect(host.asked).toContain('/assets/js/main.0a1b2c3d.js default');
    expect(host.asked).toContain('/docs/intro reload');
    expect(await missingOf(list, store)).toEqual([]);
  });

  it('O3 keeps what it has when the network is lost, and goes on from there', async () => {
    const store = fakeStore();
    const {options} = saving(store, site(['/docs/contact']));
    expect(await saveEntries(list, options)).toBe('network');
    const missing = await missingOf(list, store);
    expect(missing.map(({path}) => path)).toEqual(['/docs/contact']);
    const again = site();
    expect(await saveEntries(missing, saving(store, again).options)).toBeUndefined();
    expect(again.asked).toEqual(['/docs/contact reload']);
  });

  it('O3 stores nothing more once it has ended', async () => {
    const store = fakeStore();
    const {fetch, asked} = site(['/assets/js/main.0a1b2c3d.js']);
    const slowly: typeof fetch = async (input, options) => {
      const response = await fetch(input, options);
      await setTimeout(5);
      return response;
    };
    const {options} = saving(store, {fetch: slowly, asked});
    expect(await saveEntries(list, options)).toBe('network');
    const missing = await missingOf(list, store);
    expect(missing.map(({path}) => path)).toEqual(['/assets/js/main.0a1b2c3d.js', '/docs/contact']);
  });

  it('O3 says that there is no room', async () => {
    expect(await saveEntries(list, saving(fakeStore(2), site()).options)).toBe('full');
  });

  it('O3 stops when it is told to', async () => {
    const {controller, options} = saving(fakeStore(), site(['/docs/intro']));
    controller.abort();
    expect(await saveEntries(list, options)).toBe('cancelled');
  });

  it('O3 takes no page for a file: some hosts and hot spots answer everything with one', async () => {
    const fetch = () =>
      Promise.resolve(new Response('', {headers: {'content-type': 'text/html; charset=utf-8'}}));
    const store = fakeStore();
    const {options} = saving(store, {asked: [], fetch});
    expect(await saveEntries(list.slice(0, 1), options)).toBe('network');
    expect(store.paths()).toEqual([]);
  });
});

it('O3 an update asks for what has changed alone, and takes away what is gone', async () => {
  const store = fakeStore();
  await saveEntries(list, saving(store, site()).options);
  const next = list
    .filter(({path}) => path !== '/docs/contact')
    .map((entry) => (entry.path === '/docs/intro' ? {...entry, revision: 'i2'} : entry));
  const missing = await missingOf(next, store);
  expect(missing.map(({path}) => path)).toEqual(['/docs/intro']);
  await saveEntries(missing, saving(store, site()).options);
  await prune(next, store, []);
  expect(await missingOf(next, store)).toEqual([]);
  expect(store.paths()).not.toContain('/docs/contact');
});

it.each([
  [0, true, true, 'complete'],
  [3, true, true, 'older'],
  [3, true, false, 'partial'],
  [3, false, false, 'none'],
] as const)(
  'O3 with %i missing (any: %s, once complete: %s) it is %s',
  (missing, any, once, stage) => {
    expect(stageOf(missing, any, once)).toBe(stage);
  },
);
