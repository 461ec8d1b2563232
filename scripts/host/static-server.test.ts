import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {lookups} from './lookups';
import {serveFolder, type Hosting} from './static-server';

const parent = mkdtempSync(join(tmpdir(), 'static-server-'));
const folder = join(parent, 'site');

function write(file: string, text = file): void {
  mkdirSync(dirname(join(folder, file)), {recursive: true});
  writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  // As in the table of https://github.com/slorber/trailing-slash-guide.
  [
    'index.html',
    '404.html',
    'file.html',
    'folder/index.html',
    'both.html',
    'both/index.html',
    '图.html',
    'code.js',
    'code.js.br',
    '../secret.html',
    '../outside/index.html',
  ].forEach((file) => {
    write(file);
  });
  write('_headers', '/*\n  X-All: yes\n\n/code.js\n  Cache-Control: no-cache\n');
});
afterAll(() => {
  rmSync(parent, {recursive: true});
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly text: string;
}

/** Requests a path as it is, because `fetch` would resolve `..` in it. */
async function ask(
  hosting: Hosting,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const {address, close} = await serveFolder(folder, hosting);
  const {port} = new URL(address);
  const answer = await new Promise<Answer>((resolve, reject) => {
    request({host: '127.0.0.1', port, path, headers}, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () => {
        resolve({status: response.statusCode ?? 0, headers: response.headers, text});
      });
    })
      .once('error', reject)
      .end();
  });
  close();
  return answer;
}

async function summary(hosting: Hosting, path: string): Promise<string> {
  const {status, headers, text} = await ask(hosting, path);
  return `${status} ${headers.location ?? text}`;
}

it.each([
  ['github-pages', '/x/', '200 index.html'],
  ['github-pages', '/x/file', '200 file.html'],
  ['github-pages', '/x/file.html', '200 file.html'],
  ['github-pages', '/x/file/', '404 404.html'],
  ['github-pages', '/x/folder?a=1', '301 /x/folder/?a=1'],
  ['github-pages', '/x/folder/', '200 folder/index.html'],
  ['github-pages', '/x/both', '200 both.html'],
  ['github-pages', '/x/both/', '200 both/index.html'],
  ['github-pages', '/x/%E5%9B%BE', '200 图.html'],
  ['github-pages', '/x/%E5%9B', '404 404.html'],
  ['github-pages', '/y/file', '404 404.html'],
  ['github-pages', '/x/../secret', '404 404.html'],
  ['github-pages', '/x/..%2Fsecret.html', '404 404.html'],
  ['github-pages', '/x/../outside', '404 404.html'],
  ['aliyun-oss', '/x/folder', '200 folder/index.html'],
  ['aliyun-oss', '/x/file', '404 404.html'],
  ['endings', '/x/file', '200 file.html'],
  ['vercel', '/x/file', '200 file.html'],
  ['vercel', '/x/file.html', '308 /x/file'],
  ['vercel', '/x/file/', '308 /x/file'],
  ['vercel', '/x/both/index.html', '308 /x/both'],
  ['vercel', '/x/index.html?a=1', '308 /x/?a=1'],
] as const)('H5 %s answers %s with %s', async (host, path, answer) => {
  expect(await summary({baseUrl: '/x/', lookup: lookups[host]}, path)).toBe(answer);
});

it.each([
  ['/x/', '200 index.html'],
  ['/x/file', '200 file.html'],
  ['/x/file/', '200 file.html'],
  ['/x/folder', '200 folder/index.html'],
  ['/x/folder?a=1', '200 folder/index.html'],
  ['/x/none', '404 404.html'],
  ['/file', '404 404.html'],
  ['/x/../secret.html', '404 404.html'],
  ['/x/%2e%2e/secret.html', '404 404.html'],
])('without a lookup, %s is answered with %s and no redirect', async (path, answer) => {
  expect(await summary({baseUrl: '/x/'}, path)).toBe(answer);
  expect(await summary({baseUrl: '/x/', dev: true}, path)).toBe(answer);
});

it('sends types, and the headers of _headers only on demand', async () => {
  const plain = await ask({}, '/code.js');
  expect(plain.headers).toMatchObject({'content-type': 'text/javascript'});
  expect(plain.headers).not.toHaveProperty('x-all');
  const {headers} = await ask({readsHeaders: true}, '/code.js');
  expect(headers).toMatchObject({'x-all': 'yes', 'cache-control': 'no-cache'});
  const missing = await ask({readsHeaders: true}, '/none');
  expect(missing.headers).toMatchObject({
    'x-all': 'yes',
    'content-type': 'text/html; charset=utf-8',
  });
});

it('sends compressed files only to clients that read them', async () => {
  const accepts = {'accept-encoding': 'br'};
  expect((await ask({brotli: true}, '/code.js', accepts)).headers['content-encoding']).toBe('br');
  expect((await ask({brotli: true}, '/code.js')).headers).not.toHaveProperty('content-encoding');
  expect((await ask({}, '/code.js', accepts)).text).toBe('code.js');
});

it('answers 304 for a file that the client has, unless etags are off', async () => {
  const {headers} = await ask({}, '/code.js');
  const known = {'if-none-match': String(headers.etag)};
  expect((await ask({}, '/code.js', known)).status).toBe(304);
  expect((await ask({etag: false}, '/code.js', known)).status).toBe(200);
});

it('follows the rules of a host', async () => {
  const rules: Hosting = {
    lookup: lookups.endings,
    headersOf: (path) => ({'X-Path': path}),
    missing: {'X-Path': 'missing'},
    redirectOf: (path) => (path === '/old' ? {status: 301, to: '/file'} : undefined),
  };
  expect(await summary(rules, '/old?a=1')).toBe('301 /file?a=1');
  expect((await ask(rules, '/file')).headers).toMatchObject({'x-path': '/file'});
  expect((await ask(rules, '/none')).headers).toMatchObject({'x-path': 'missing'});
});

it('serves replaced files with dev or a lookup', async () => {
  for (const hosting of [{dev: true}, {lookup: lookups.endings}]) {
    write('next.html', 'first');
    const {address, close} = await serveFolder(folder, hosting);
    const text = async () => (await fetch(`${address}next`)).text();
    expect(await text()).toBe('first');
    write('next.html', 'second, longer');
    expect(await text()).toBe('second, longer');
    rmSync(join(folder, 'next.html'));
    expect(await text()).toBe('404.html');
    close();
  }
});

it('needs the folder, and for its headers the file', async () => {
  await expect(serveFolder(join(parent, 'none'))).rejects.toThrow('ENOENT');
  const empty = mkdtempSync(join(parent, 'empty-'));
  await expect(serveFolder(empty, {readsHeaders: true})).rejects.toThrow('_headers');
  const {address, close} = await serveFolder(empty);
  const {status} = await fetch(address);
  expect(status).toBe(404);
  close();
});
