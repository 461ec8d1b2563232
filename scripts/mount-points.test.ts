import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import files from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {emptyMountPoints} from './mount-points.mjs';

const {rm} = files;
let folder = '';

/** Node's `rm`, for which a folder is a mount point: removing it fails before anything inside is touched. */
function mount(code: string): void {
  files.rm = (path, options) =>
    path === folder ? Promise.reject(Object.assign(new Error(code), {code})) : rm(path, options);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mount-points-'));
  mkdirSync(join(folder, 'a/b'), {recursive: true});
  writeFileSync(join(folder, 'a/b/c.html'), '');
});

afterEach(() => {
  files.rm = rm;
  rmSync(folder, {recursive: true, force: true});
});

it('M16 empties a build folder that is a mount point', async () => {
  mount('EBUSY');
  emptyMountPoints();
  await files.rm(folder, {recursive: true, force: true});
  expect(readdirSync(folder)).toEqual([]);
});

it('M16 removes other folders, and reports other errors', async () => {
  mount('EACCES');
  emptyMountPoints();
  await expect(files.rm(folder, {recursive: true})).rejects.toThrow('EACCES');
  await files.rm(join(folder, 'a'), {recursive: true});
  expect(existsSync(join(folder, 'a'))).toBe(false);
});
