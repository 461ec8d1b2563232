import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {assetsListFile, keepAssets} from './keep-assets';
import {serveFolder} from './static-server';

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

async function serve(folder: string): Promise<string> {
  const {address, close} = await serveFolder(folder, {dev: true});
  undo.push(close);
  return address;
}

function oldOf(folder: string): Record<string, string> {
  const text = readFileSync(join(folder, assetsListFile), 'utf8');
  return (JSON.parse(text) as {old: Record<string, string>}).old;
}

it('H6 what an earlier deploy had and the new one has not stays for 30 days', async () => {
  const first = build({'assets/js/a.1.js': 'one', 'assets/css/s.1.css': 'same'});
  expect(await keepAssets(first, await serve(build({'assets/x.js': ''})), '2026-01-01')).toEqual({
    files: 0,
    reason: expect.stringContaining('this is the first deploy that keeps files') as string,
  });
  const second = build({'assets/js/a.2.js': 'two', 'assets/css/s.1.css': 'same'});
  expect(await keepAssets(second, await serve(first), '2026-01-10')).toEqual({files: 1});
  expect(readFileSync(join(second, 'assets/js/a.1.js'), 'utf8')).toBe('one');
  expect(oldOf(second)).toEqual({'assets/js/a.1.js': '2026-01-10'});

  const third = build({'assets/js/a.3.js': 'three', 'assets/css/s.2.css': 'other'});
  expect(await keepAssets(third, await serve(second), '2026-02-09')).toEqual({files: 3});
  const fourth = build({'assets/js/a.3.js': 'three', 'assets/css/s.2.css': 'other'});
  expect(await keepAssets(fourth, await serve(third), '2026-02-10')).toEqual({files: 2});
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

it.each(['../x.js', 'assets/../../x.js', '/etc/passwd', 'index.html', 'assets/.env', 'assets//x'])(
  'H6 a list that names %j has nothing written there',
  async (path) => {
    const site = build({'assets/js/a.1.js': 'one', 'index.html': 'old'});
    writeFileSync(join(site, assetsListFile), JSON.stringify({current: [path], old: {}}));
    const folder = build({'assets/js/a.2.js': 'two'});
    expect(await keepAssets(folder, await serve(site), '2026-01-01')).toEqual({files: 0});
    expect(oldOf(folder)).toEqual({});
  },
);
