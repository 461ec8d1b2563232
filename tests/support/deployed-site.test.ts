import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {deploySite} from './deployed-site';
import {serveDeployments} from './redeploying-host';

const folders: string[] = [];
afterEach(() => {
  folders.splice(0).forEach((folder) => {
    rmSync(folder, {recursive: true});
  });
});

function build(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-site-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

async function read(address: string): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(300)});
  return `${response.status} ${await response.text()}`;
}

it('a deployed site cuts and stalls paths, logs requests, and deploys', async () => {
  const site = await deploySite(build({'a.html': 'first', 'b.html': 'other'}), '/x/');
  const [a, b] = [`${site.address}a`, `${site.address}b`];
  expect(await read(a)).toBe('200 first');
  site.cut((path) => path === '/x/a');
  await expect(read(a)).rejects.toThrow('fetch failed');
  expect(await read(b)).toBe('200 other');
  site.stall((path) => path === '/x/b');
  await expect(read(b)).rejects.toThrow('timeout');
  site.repair();
  expect(await read(a)).toBe('200 first');
  expect(site.asked).toEqual(['/x/a', '/x/b', '/x/b', '/x/a']);
  site.deploy(build({'a.html': 'second', _headers: '/*\n  X-Own: yes\n'}));
  expect(await read(a)).toBe('200 second');
  expect((await fetch(b)).headers.get('x-own')).toBe('yes');
  site.cut();
  await expect(read(b)).rejects.toThrow('fetch failed');
  site.close();
});

it('a redeploying host renames files and their uses, and loses the old names', async () => {
  const host = await serveDeployments(
    build({
      'index.html': '<head></head><script src="/assets/js/main.01234567.js"></script>',
      '404.html': '<head></head>missing',
      'assets/js/main.01234567.js': 'import("/assets/css/s.89abcdef.css"); "deadbeef"',
      'assets/css/s.89abcdef.css': 'css',
    }),
  );
  const at = (path: string) => read(host.address + path);
  const page = (number: number, script: string) =>
    `200 <head><meta name="deploy" content="${number}"></head><script src="/assets/js/main.${script}.js"></script>`;
  expect(await at('')).toBe(page(0, '01234567'));
  host.deploy(1);
  expect(await at('')).toBe(page(1, '11234567'));
  expect(await at('assets/js/main.11234567.js')).toBe(
    '200 import("/assets/css/s.99abcdef.css"); "deadbeef"',
  );
  expect(await at('assets/css/s.99abcdef.css')).toBe('200 css');
  expect(await at('assets/js/main.01234567.js')).toBe(
    '404 <head><meta name="deploy" content="1"></head>missing',
  );
  const {headers} = await fetch(host.address);
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('etag')).toBeNull();
  host.close();
});
