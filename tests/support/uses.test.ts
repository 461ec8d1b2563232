import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, get, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

let folder: string;
let log: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uses-'));
  log = join(folder, 'uses.txt');
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

async function ask(server: Server, path: string): Promise<void> {
  const {port} = server.address() as AddressInfo;
  await new Promise<void>((settle) => {
    get({port, path, host: '127.0.0.1'}, (response) => {
      response.resume().once('end', settle);
    });
  });
}

it('knows which spec asked for what, by the address that was asked', async () => {
  vi.stubEnv('TEST_USES', log);
  const {noteSpec, noteLeft, noteRequests, readUses} = await import('./uses');
  const server = createServer((_, response) => response.end());
  noteRequests(server, 'build', '/x/');
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  noteSpec('127.0.0.1', 'a.spec.ts');
  noteSpec('127.0.0.2', 'other.spec.ts');
  await ask(server, '/x/docs/?a=1');
  await ask(server, '/elsewhere');
  noteSpec('127.0.0.1', 'b.spec.ts');
  noteLeft('b.spec.ts', 'plain b.spec.ts title');
  await ask(server, '/x/blog');
  server.close();
  expect(Object.fromEntries(readUses(log))).toEqual({
    'a.spec.ts': {paths: new Map([['build', new Set(['docs/?a=1', '404.html'])]]), left: []},
    'other.spec.ts': {paths: new Map(), left: []},
    'b.spec.ts': {
      paths: new Map([['build', new Set(['blog'])]]),
      left: ['plain b.spec.ts title'],
    },
  });
});

it('writes nothing without a file for it', async () => {
  vi.stubEnv('TEST_USES', undefined);
  writeFileSync(log, '');
  const {noteSpec, readUses} = await import('./uses');
  noteSpec('127.0.0.1', 'a.spec.ts');
  expect(readFileSync(log, 'utf8')).toBe('');
  expect(readUses(log).size).toBe(0);
});
