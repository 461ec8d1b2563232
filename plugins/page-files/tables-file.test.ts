import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {elementOf} from './table';
import {openTables, writeTables} from './tables-file';

const table = {chain: [], modules: {1: {chunks: ['7']}}, files: {7: 'assets/js/7.js'}};
const internal = {title: '<title>甲</title>', meta: '', link: '', script: ''};
const page = {html: '<p>', collectedData: {metadata: {internal, public: {}}, modules: ['a']}};

let folder: string;
let withTable: ReturnType<typeof openTables>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-file-'));
  const file = join(folder, 'tables.json');
  withTable = openTables(file); // not read before there is something to render
  writeTables(file, new Map([['/docs/%E7%94%B2', table]]));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

it('puts the table of a page into its head, and leaves the rest as it is', () => {
  const {collectedData, html} = withTable(page, '/docs/%E7%94%B2');
  expect(collectedData.metadata.internal).toEqual({...internal, script: elementOf(table)});
  expect({html, ...collectedData.metadata, internal}).toEqual({html: '<p>', internal, public: {}});
  expect(collectedData.modules).toEqual(['a']);
  expect(page.collectedData.metadata.internal.script).toBe('');
});

it('leaves the not-found page as it is, and throws at any other page that has none', () => {
  expect(withTable(page, '/base/404.html')).toBe(page);
  expect(() => withTable(page, '/docs/b')).toThrow('no table of the page /docs/b');
});
