import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createEmulatedHost, lookups} from './emulated-hosts';

const folder = mkdtempSync(join(tmpdir(), 'emulated-hosts-'));
beforeAll(() => {
  // As in the table of https://github.com/slorber/trailing-slash-guide.
  const files = [
    'index.html',
    '404.html',
    'file.html',
    'folder/index.html',
    'both.html',
    'both/index.html',
    '图.html',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), file);
  }
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

async function ask(host: keyof typeof lookups, path: string): Promise<string> {
  const server = createEmulatedHost(folder, '/x/', lookups[host]).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {redirect: 'manual'});
  const text = await response.text();
  server.close();
  return `${response.status} ${response.headers.get('location') ?? text}`;
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
  ['aliyun-oss', '/x/folder', '200 folder/index.html'],
  ['aliyun-oss', '/x/file', '404 404.html'],
  ['endings', '/x/file', '200 file.html'],
  ['vercel', '/x/file', '200 file.html'],
  ['vercel', '/x/file.html', '308 /x/file'],
  ['vercel', '/x/file/', '308 /x/file'],
  ['vercel', '/x/both/index.html', '308 /x/both'],
  ['vercel', '/x/index.html?a=1', '308 /x/?a=1'],
] as const)('H5 %s answers %s with %s', async (host, path, answer) => {
  expect(await ask(host, path)).toBe(answer);
});
