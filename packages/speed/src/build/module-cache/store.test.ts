import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openStore, type OpenStore} from './store.ts';

let site = '';
const article = () => join(site, 'intro.md');
const open = (fingerprint = 'a') => openStore(join(site, 'node_modules/stores'), fingerprint, site);

/** A build that leaves a file in its store. */
function build(fingerprint = 'a', {isFinished = true} = {}): OpenStore {
  const store = open(fingerprint);
  if (!store) {
    throw new Error('The store is in use.');
  }
  writeFileSync(join(store.folder, 'modules'), 'compiled');
  if (isFinished) {
    store.complete();
    store.close();
  }
  return store;
}

/** Whether the next build finds the file that the last one left. */
function isKept(fingerprint = 'a'): boolean {
  const store = open(fingerprint);
  const found = store !== undefined && existsSync(join(store.folder, 'modules'));
  store?.complete();
  store?.close();
  return found;
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(article(), '旧文');
  utimesSync(article(), 1000, 1000);
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

describe('openStore', () => {
  it('keeps what a build left, for its own fingerprint alone', () => {
    build();
    expect(isKept('b')).toBe(false);
    expect(isKept()).toBe(true);
  });

  it('M10 keeps it when an article was changed since, which its time shows', () => {
    build();
    writeFileSync(article(), '新文');
    expect(isKept()).toBe(true);
  });

  it('throws it away when an article was changed and its time does not show it', () => {
    build();
    writeFileSync(article(), '新文');
    utimesSync(article(), 1000, 1000);
    expect(isKept()).toBe(false);
  });

  it('throws it away when an article was changed during the build', () => {
    const store = build('a', {isFinished: false});
    writeFileSync(article(), '新文');
    store.complete();
    store.close();
    expect(isKept()).toBe(false);
  });

  it('M10 throws it away once it was discarded', () => {
    const store = build('a', {isFinished: false});
    store.complete();
    store.discard();
    store.close();
    expect(isKept()).toBe(false);
  });

  it('M21 throws it away when one character of its manifest is another', () => {
    const {folder} = build();
    const file = join(folder, 'complete.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"modified":1', '"modified":2'));
    expect(isKept()).toBe(false);
  });

  it('throws away what an unfinished build left', () => {
    const {folder} = build('a', {isFinished: false});
    writeFileSync(join(folder, 'in-use'), '2147483646'); // no process has this number
    expect(isKept()).toBe(false);
  });

  it('is closed to a second build at the same time', () => {
    const first = open();
    expect(open()).toBeUndefined();
    expect(open('b')).toBeDefined();
    first?.close();
    expect(open()).toBeDefined();
  });

  it('keeps five fingerprints, the ones used last, and none that is in use is removed', () => {
    const used = open('in-use');
    for (const [index, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
      const {folder} = build(name);
      utimesSync(join(folder, 'complete.json'), 2000 + index, 2000 + index);
    }
    expect(['a', 'b'].map((name) => existsSync(join(site, 'node_modules/stores', name)))).toEqual([
      false,
      true,
    ]);
    expect(existsSync(used?.folder ?? '')).toBe(true);
  });

  it('does without a folder of what a broken build left', () => {
    mkdirSync(join(site, 'node_modules/stores/a'), {recursive: true});
    writeFileSync(join(site, 'node_modules/stores/a/complete.json'), '{');
    expect(isKept()).toBe(false);
  });
});
