import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {contentHash} from './digests';
import {missingOf, parseList, stageOf, type DocsList} from './docs-list';
import {fakeStore} from './fake-store.fixture';
import {prune, saveEntries} from './save-docs';

const script = '/assets/js/main.0a1b2c3d.js';

/** The site answers each address with its path as the content. */
const hashOf = (content: string) => contentHash(new TextEncoder().encode(content));

const list: DocsList = [
  {path: script, bytes: 3, hash: await hashOf(script)},
  {path: '/img/logo.svg', bytes: 2, hash: await hashOf('/img/logo.svg'), changes: true},
  ...(await Promise.all(
    (
      [
        ['intro', 10],
        ['about', 20],
        ['contact', 20],
      ] as const
    ).map(async ([name, bytes]) => {
      const path = `/docs/${name}`;
      return {path, bytes, hash: await hashOf(path), changes: true as const, title: name};
    }),
  )),
];

/** A site that answers with what kind of thing was asked for, and with other contents at some addresses. */
function site(
  lost: readonly string[] = [],
  changed: Readonly<Record<string, (cache?: string) => Response>> = {},
) {
  const asked: string[] = [];
  const fetch = (input: string | URL | Request, options?: RequestInit): Promise<Response> => {
    const path = input as string;
    asked.push(`${path} ${options?.cache ?? ''}`);
    if (lost.includes(path)) {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const response =
      changed[path]?.(options?.cache) ??
      new Response(path, {headers: {'content-type': typeOf(path)}});
    return Promise.resolve(response);
  };
  return {asked, fetch};
}

function typeOf(path: string): string {
  return path.startsWith('/docs')
    ? 'text/html'
    : path.endsWith('.svg')
      ? 'image/svg+xml'
      : 'text/javascript';
}

function saving(store: ReturnType<typeof fakeStore>, {fetch}: ReturnType<typeof site>) {
  const saved: number[] = [];
  const controller = new AbortController();
  const onSaved = ({bytes}: {readonly bytes: number}) => saved.push(bytes);
  const place = {baseUrl: '/', origin: 'https://a.test'};
  return {saved, controller, options: {...place, store, fetch, signal: controller.signal, onSaved}};
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
    const {fetch, asked} = site([script]);
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

  const answer =
    (content: string, type: string, status = 200) =>
    () =>
      new Response(content, {status, headers: {'content-type': type}});

  it.each([
    ['a page for a script', script, answer('<!doctype html>', 'text/html')],
    ['a page with the type of a script', script, answer('<!doctype html>', 'text/javascript')],
    ['a script that is cut off', script, answer(script.slice(0, -3), 'text/javascript')],
    ['nothing', script, answer('', 'text/javascript')],
    ['an error', script, answer(script, 'text/javascript', 503)],
    ['a sign-in page for a page', '/docs/intro', answer('<title>Sign in</title>', 'text/html')],
    ['a page of an earlier build', '/docs/intro', answer('<title>Intro</title>', 'text/html')],
    ['JSON for a page', '/docs/intro', answer('{"error":1}', 'application/json')],
  ])('O9 stores no %s', async (_, path, wrong) => {
    const store = fakeStore();
    const {options} = saving(store, site([], {[path]: wrong}));
    expect(await saveEntries(list, options)).toBe('network');
    expect(store.paths()).not.toContain(path);
  });

  it("O9 asks past the browser's cache when that has kept a wrong file", async () => {
    const store = fakeStore();
    const poisoned = (cache?: string) =>
      cache === 'reload'
        ? answer(script, 'text/javascript')()
        : answer('<!doctype html>', 'text/html')();
    const host = site([], {[script]: poisoned});
    expect(await saveEntries(list, saving(store, host).options)).toBeUndefined();
    expect(host.asked.filter((asked) => asked.startsWith(script))).toEqual([
      `${script} default`,
      `${script} reload`,
    ]);
    expect(await (await store.match(script))?.text()).toBe(script);
  });
});

describe('parseList', () => {
  it('O9 takes a list of this site, and no other JSON', () => {
    expect(parseList(list, '/')).toBe(list);
    const [entry] = list;
    const others = [
      undefined,
      null,
      'list',
      {error: 'busy'},
      [null],
      [{}],
      [{...entry, path: '//evil.example/x.js'}],
      [{...entry, path: 'https://evil.example/x.js'}],
      [{...entry, bytes: '3'}],
      [{...entry, hash: undefined}],
    ];
    expect(others.map((data) => parseList(data, '/'))).toEqual(others.map(() => undefined));
    expect(parseList(list, '/x/')).toBeUndefined();
  });
});

it('O3 an update asks for what has changed alone, and takes away what is gone', async () => {
  const store = fakeStore();
  await saveEntries(list, saving(store, site()).options);
  const newHash = await hashOf('new');
  const next = list
    .filter(({path}) => path !== '/docs/contact')
    .map((entry) => (entry.path === '/docs/intro' ? {...entry, hash: newHash} : entry));
  const missing = await missingOf(next, store);
  expect(missing.map(({path}) => path)).toEqual(['/docs/intro']);
  const page = () => new Response('new', {headers: {'content-type': 'text/html'}});
  await saveEntries(missing, saving(store, site([], {'/docs/intro': page})).options);
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
