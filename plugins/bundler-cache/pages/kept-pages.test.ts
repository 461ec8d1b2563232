import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {sweepPages} from './index';
import {openPages, type RenderedPage} from './kept-pages';

let folder = '';
const kept = () => join(folder, 'kept');
const script = (name: string, code: string) => {
  writeFileSync(join(folder, 'assets/js', name), code);
};
const chunks = new Map([
  ['@theme/Doc', ['doc']],
  ['@site/a.md', ['a', 'a-excerpt']],
  ['@site/b.md', ['b']],
  ['@site/main.md', ['main']], // has no script: its module is in the bundle
]);
const head = {internal: {title: '<title>页</title>', meta: '', link: '', script: ''}};
const page = (html: string, ...modules: string[]): RenderedPage => ({
  html,
  collectedData: {modules, metadata: {...head, helmet: null}},
});
const a = page('<p>甲</p>', '@theme/Doc', '@site/a.md');
const b = page('<p>乙</p>', '@theme/Doc', '@site/b.md', '@site/main.md');

/** As each thread of each build does. */
const open = () => openPages({kept: kept(), server: folder}, chunks);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  mkdirSync(join(folder, 'assets/js'), {recursive: true});
  mkdirSync(kept());
  writeFileSync(join(folder, 'server.bundle.js'), 'react()');
  for (const name of ['doc', 'a', 'a-excerpt', 'b', 'lazy']) {
    script(`${name}.js`, `${name}()`);
  }
  const pages = open();
  pages.keep('/a', a);
  pages.keep('/b', b);
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** Which of the pages the next build takes. */
function taken(): string[] {
  const pages = open();
  return ['/a', '/b'].filter((path) => pages.read(path) !== undefined);
}

describe('openPages', () => {
  it('gives what was kept, to another thread as well, and nothing of other pages', () => {
    expect(open().read('/a')).toEqual(a);
    expect(open().read('/b')).toEqual(b);
    expect(open().read('/c')).toBeUndefined();
  });

  it.each([
    ['the article of a page', 'a.js', ['/b']],
    ['another chunk of its module', 'a-excerpt.js', ['/b']],
    ['what both pages stand in', 'doc.js', []],
    ['a script that no route has', 'lazy.js', []],
    ['a script that was not there', 'new.js', []],
    ['a chunk whose module was in the bundle', 'main.js', ['/a']],
  ])('gives no page that depends on it when %s changes', (_what, name, expected) => {
    script(name, 'changed()');
    expect(taken()).toEqual(expected);
  });

  it('gives none when the bundle changes, or a script is gone', () => {
    rmSync(join(folder, 'assets/js/b.js'));
    expect(taken()).toEqual(['/a']);
    writeFileSync(join(folder, 'server.bundle.js'), 'react(19)');
    expect(taken()).toEqual([]);
  });

  it('gives what was kept last, and nothing of a broken file', () => {
    script('a.js', 'changed()');
    const changed = page('<p>丙</p>', '@theme/Doc', '@site/a.md');
    open().keep('/a', changed);
    expect(open().read('/a')).toEqual(changed);
    for (const name of readdirSync(kept())) {
      writeFileSync(join(kept(), name), '{"key"');
    }
    expect(taken()).toEqual([]);
  });

  it('keeps no page whose data JSON cannot hold', () => {
    const {collectedData} = a;
    open().keep('/c', {...a, collectedData: {...collectedData, metadata: {...head, helmet: {}}}});
    expect(open().read('/c')).toBeUndefined();
  });
});

it('sweepPages removes what is kept of other pages', () => {
  sweepPages(kept(), ['/b', '/new']);
  expect(taken()).toEqual(['/b']);
});
