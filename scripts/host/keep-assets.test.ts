import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type {ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {contentHash} from '../../plugins/hosting/offline/shared/digests';
import {assetsListFile, keepAssets, timeLimits} from './keep-assets';
import {serve as serveHandler, staticHandler} from './static-server';

const undo: (() => void)[] = [];
afterEach(() => {
  undo.splice(0).forEach((each) => {
    each();
  });
});

function build(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'keep-assets-'));
  undo.push(() => {
    rmSync(folder, {recursive: true});
  });
  for (const [path, text] of Object.entries({'search-index/first.json': '{}', ...files})) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Serves a folder, and other answers at some addresses. */
async function serve(
  folder: string,
  faults: Readonly<Record<string, (response: ServerResponse) => void>> = {},
): Promise<string> {
  const files = staticHandler(folder, {dev: true});
  const {address, close} = await serveHandler((request, response) => {
    const fault = faults[(request.url ?? '').slice(1)];
    if (fault) {
      fault(response);
    } else {
      files(request, response);
    }
  });
  undo.push(close);
  return address;
}

function oldOf(folder: string): Record<string, string> {
  const text = readFileSync(join(folder, assetsListFile), 'utf8');
  const {old} = JSON.parse(text) as {old: Record<string, {since: string}>};
  return Object.fromEntries(Object.entries(old).map(([path, {since}]) => [path, since]));
}

/** A site whose list names these files. */
async function siteWith(
  files: Readonly<Record<string, string>>,
  list: (hashes: Record<string, string>) => unknown = (current) => ({current, old: {}}),
): Promise<string> {
  const folder = build(files);
  const hashes: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) {
    hashes[path] = await contentHash(new TextEncoder().encode(text));
  }
  writeFileSync(join(folder, assetsListFile), JSON.stringify(list(hashes)));
  return folder;
}

const none = {files: 0, warnings: []};

it('H6 what an earlier deploy had and the new one has not stays for 30 days', async () => {
  const first = build({'assets/js/a.1.js': 'one', 'assets/css/s.1.css': 'same'});
  expect(await keepAssets(first, await serve(build({'assets/x.js': ''})), '2026-01-01')).toEqual({
    ...none,
    reason: expect.stringContaining('this is the first deploy that keeps files') as string,
  });
  const second = build({'assets/js/a.2.js': 'two', 'assets/css/s.1.css': 'same'});
  expect(await keepAssets(second, await serve(first), '2026-01-10')).toEqual({...none, files: 1});
  expect(readFileSync(join(second, 'assets/js/a.1.js'), 'utf8')).toBe('one');
  expect(oldOf(second)).toEqual({'assets/js/a.1.js': '2026-01-10'});

  const third = build({'assets/js/a.3.js': 'three', 'assets/css/s.2.css': 'other'});
  expect(await keepAssets(third, await serve(second), '2026-02-09')).toEqual({...none, files: 3});
  const fourth = build({'assets/js/a.3.js': 'three', 'assets/css/s.2.css': 'other'});
  expect(await keepAssets(fourth, await serve(third), '2026-02-10')).toEqual({...none, files: 2});
  expect(existsSync(join(fourth, 'assets/js/a.1.js'))).toBe(false);
});

it('H6 a file that comes back is one of the new build, and the list is none of its files', async () => {
  const first = build({'assets/images/图.1.png': 'one'});
  await keepAssets(first, 'http://127.0.0.1:9/', '2026-01-01');
  const second = build({'assets/js/a.2.js': 'two'});
  await keepAssets(second, await serve(first), '2026-01-02');
  const third = build({'assets/images/图.1.png': 'one'});
  await keepAssets(third, await serve(second), '2026-01-03');
  expect(oldOf(third)).toEqual({'assets/js/a.2.js': '2026-01-03'});
});

it('H6 a site that is out of reach is named, and the deploy goes on', async () => {
  const folder = build({'assets/js/a.1.js': 'one'});
  const {files, reason} = await keepAssets(folder, 'http://127.0.0.1:9/', '2026-01-01');
  expect(files).toBe(0);
  expect(reason).toContain('http://127.0.0.1:9/assets-list.json cannot be read');
  expect(oldOf(folder)).toEqual({});
});

it.each([
  '../x.js',
  'assets/../../x.js',
  '/etc/passwd',
  'index.html',
  'assets/.env',
  'assets//x',
  'assets\\x.js',
  'assets/%2e%2e/%2e%2e/x.js',
  '//evil.example/assets/x.js',
  'https://evil.example/assets/x.js',
  '__proto__',
])('H6 a list that names %j has nothing written there', async (path) => {
  const site = build({'assets/js/a.1.js': 'one', 'index.html': 'old'});
  const list = {current: {[path]: 'AAAAAAAA'}, old: {}};
  writeFileSync(join(site, assetsListFile), JSON.stringify(list));
  const folder = build({'assets/js/a.2.js': 'two'});
  expect(await keepAssets(folder, await serve(site), '2026-01-01')).toEqual(none);
  expect(oldOf(folder)).toEqual({});
});

const answer =
  (body: string, headers: Record<string, string>, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, headers).end(body);
  };
const html = {'content-type': 'text/html'};
const js = {'content-type': 'text/javascript'};

it.each<[string, (response: ServerResponse) => void, string]>([
  ['a page', answer('<!doctype html>', html), 'something else than that file (text/html)'],
  ['a page with the type of a script', answer('<!doctype html>', js), 'something else'],
  ['another script', answer('1', js), 'something else'],
  ['half of it', answer('on', js), 'something else'],
  ['nothing', answer('', js), 'something else'],
  ['no type', answer('one', {}), 'no type'],
  ['no content', answer('', js, 204), 'something else'],
  ['a part', answer('one', js, 206), 'something else'],
  ['that it is gone', answer('', html, 404), 'answered 404'],
  ['a fault', answer('one', js, 503), 'answered 503'],
  ['a challenge', answer('one', js, 403), 'answered 403'],
  [
    'a redirect to a sign-in page',
    answer('', {location: 'https://login.example/'}, 302),
    'answered 302 to https://login.example/',
  ],
  ['a redirect to another file', answer('', {location: '/assets/js/b.1.js'}, 301), 'answered 301'],
  ['gzip that is none', answer('one', {...js, 'content-encoding': 'gzip'}), 'something else'],
  [
    'an end before its length',
    (response) => {
      response
        .writeHead(200, {...js, 'content-length': '9'})
        .write('one', () => response.destroy());
    },
    'something else',
  ],
  ['a closed line', (response) => response.destroy(), 'fetch failed'],
  ['no answer', () => undefined, 'timeout'],
  [
    'no end',
    (response) => {
      response.writeHead(200, js).write('one');
    },
    'something else',
  ],
])(
  'H6 a host that answers with %s for a file: a warning, and all others are kept',
  async (_, fault, message) => {
    const site = await siteWith({'assets/js/a.1.js': 'one', 'assets/js/b.1.js': 'one'});
    const folder = build({'assets/js/a.2.js': 'two'});
    const address = await serve(site, {'assets/js/a.1.js': fault});
    const limits = {request: 1000, total: 20_000};
    const {files, warnings} = await keepAssets(folder, address, '2026-01-01', limits);
    expect(files).toBe(1);
    expect(warnings).toEqual([expect.stringContaining(message)]);
    expect(warnings[0]).toContain('assets/js/a.1.js is not kept');
    expect(readdirSync(join(folder, 'assets/js')).sort()).toEqual(['a.2.js', 'b.1.js']);
    expect(oldOf(folder)).toEqual({'assets/js/b.1.js': '2026-01-01'});
  },
);

it.each<[string, (response: ServerResponse) => void, string]>([
  ['a page', answer('<!doctype html>', html), 'something else'],
  [
    'a page as JSON',
    answer('<!doctype html>', {'content-type': 'application/json'}),
    'cannot be read: Unexpected',
  ],
  ['half of it', answer('{"current":{', {'content-type': 'application/json'}), 'cannot be read: '],
  [
    'a redirect',
    answer('', {location: 'https://other.example/assets-list.json'}, 302),
    'answered 302 to https://other.example/',
  ],
  ['nothing for too long', () => undefined, 'timeout'],
  [
    'the list of an earlier version',
    answer('{"current":["assets/js/a.1.js"],"old":{}}', {'content-type': 'application/json'}),
    'has no hashes',
  ],
])(
  'H6 a host that answers with %s for the list: the reason, and no file',
  async (_, fault, message) => {
    const site = await siteWith({'assets/js/a.1.js': 'one'});
    const folder = build({'assets/js/a.2.js': 'two'});
    const address = await serve(site, {[assetsListFile]: fault});
    const limits = {request: 1000, total: 20_000};
    const {files, reason} = await keepAssets(folder, address, '2026-01-01', limits);
    expect(files).toBe(0);
    expect(reason).toContain(message);
  },
);

it.each(['null', '[]', '7', '{"current":7,"old":"x"}', '{"old":{"assets/js/a.1.js":null}}'])(
  'H6 a list that is %s keeps no file',
  async (list) => {
    const site = await siteWith({'assets/js/a.1.js': 'one'}, () => JSON.parse(list) as unknown);
    const folder = build({'assets/js/a.2.js': 'two'});
    expect((await keepAssets(folder, await serve(site), '2026-01-01')).files).toBe(0);
  },
);

it.each([
  ['2026-01-01', '2026-01-01'],
  ['2025-12-24', '2025-12-24'],
  ['2999-01-01', '2026-01-01'],
  ['2026-99-99', '2026-01-01'],
  ['yesterday', '2026-01-01'],
  [17, '2026-01-01'],
  [undefined, '2026-01-01'],
])('H6 the site says that a file is old since %j: believed is %s', async (since, believed) => {
  const site = await siteWith({'assets/js/a.1.js': 'one'}, (hashes) => ({
    current: {},
    old: {'assets/js/a.1.js': {since, hash: hashes['assets/js/a.1.js']}},
  }));
  const folder = build({'assets/js/a.2.js': 'two'});
  await keepAssets(folder, await serve(site), '2026-01-01');
  expect(oldOf(folder)).toEqual({'assets/js/a.1.js': believed});
});

it('H6 all requests together have a limit', async () => {
  const names = Array.from({length: 40}, (_, index) => `assets/js/a.${index}.js`);
  const site = await siteWith(Object.fromEntries(names.map((name) => [name, name])));
  const folder = build({'assets/js/new.js': 'two'});
  const stalled = Object.fromEntries(names.map((name) => [name, () => undefined]));
  const address = await serve(site, stalled);
  const limits = {...timeLimits, total: 500};
  const {warnings} = await keepAssets(folder, address, '2026-01-01', limits);
  expect(warnings).toHaveLength(names.length);
});

it('H6 no file is written outside the build, where a link leads', async () => {
  const outside = build({});
  const folder = build({'assets/js/a.2.js': 'two'});
  symlinkSync(outside, join(folder, 'assets/css'));
  const site = await siteWith({'assets/css/deep/s.1.css': 'a{}'});
  const {warnings} = await keepAssets(folder, await serve(site), '2026-01-01');
  expect(warnings).toEqual([expect.stringContaining('symbolic link')]);
  expect(readdirSync(outside)).toEqual(['search-index']);
});
