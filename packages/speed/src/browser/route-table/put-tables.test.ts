import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {putTables} from './put-tables.ts';
import {elementOf} from './table.ts';

const table = {chain: [], modules: {1: {chunks: ['7']}}, files: {7: 'assets/js/7.js'}};
const tables = new Map([
  ['/x/', table],
  ['/x/docs/a', table],
]);
const page = '<!doctype html><html><head><title>甲</title></head><body>&lt;/head></body></html>';

let outDir: string;
const put = (...routesPaths: string[]) => {
  putTables({outDir, baseUrl: '/x/', routesPaths}, tables);
};
const fileOf = (name: string) => join(outDir, name);

beforeAll(() => {
  outDir = mkdtempSync(join(tmpdir(), 'put-tables-'));
  for (const name of ['404.html', 'index.html', 'docs/a/index.html', 'docs/b/index.html']) {
    mkdirSync(dirname(fileOf(name)), {recursive: true});
    writeFileSync(fileOf(name), page);
  }
});

afterAll(() => {
  rmSync(outDir, {recursive: true});
});

it('puts the table of each page into its head, once, and leaves 404.html as it is', () => {
  put('/x/404.html', '/x/', '/x/docs/a', '/x/docs/a');
  const complete = page.replace('</head>', `${elementOf(table)}</head>`);
  expect(readFileSync(fileOf('index.html'), 'utf8')).toBe(complete);
  expect(readFileSync(fileOf('docs/a/index.html'), 'utf8')).toBe(complete);
  expect(readFileSync(fileOf('404.html'), 'utf8')).toBe(page);
});

it('throws at a page without a table, and at one without a head', () => {
  expect(() => {
    put('/x/docs/b');
  }).toThrow('no table of the page /x/docs/b');
  writeFileSync(fileOf('docs/a/index.html'), '<p>');
  expect(() => {
    put('/x/docs/a');
  }).toThrow(fileOf('docs/a/index.html'));
});
