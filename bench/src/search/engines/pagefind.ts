import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Page, Section} from '@markdown-zh/search/build';
import {install} from '../../../../scripts/installed-packages';
import {temporaryFolder} from '../../runner/cleanup';
import type {Engine, FetchBytes} from './engine';

interface PagefindIndex {
  readonly addHTMLFile: (file: {url: string; content: string}) => Promise<unknown>;
  readonly getFiles: () => Promise<{
    readonly files: readonly {readonly path: string; readonly content: Uint8Array}[];
  }>;
}

/** The used part of the package's interface. */
interface Pagefind {
  readonly createIndex: (config: {forceLanguage: string}) => Promise<{index: PagefindIndex}>;
  readonly close: () => Promise<unknown>;
}

/** The used part of the generated client. */
interface Client {
  readonly createInstance: (options: {basePath: string; baseUrl: string}) => {
    readonly init: () => Promise<unknown>;
    readonly search: (query: string) => Promise<{
      readonly results: readonly {readonly data: () => Promise<{readonly url: string}>}[];
    }>;
  };
}

/** Pagefind's own interface shows so many results at a time, and fetches each. */
const shown = 5;
const base = 'https://index.invalid/pagefind/';
/** The files that its client fetches, including WASM but not its scripts. */
const isFetched = (path: string) => /\.pf_\w+$|^wasm\.zh|^wasm\.unknown|-entry\.json$/.test(path);

/** Pagefind (its extended build, which cuts Chinese), with its own client run in Node. */
export const pagefind: Engine = {
  name: 'Pagefind',
  build: async (pages) => {
    // Not a dependency, because it brings a program of 13 MB for each platform.
    const folder = install('pagefind', ['pagefind@1.6.0']);
    const entry = join(folder, 'node_modules/pagefind/lib/index.js');
    const {createIndex, close} = (await import(pathToFileURL(entry).href)) as Pagefind;
    const {index} = await createIndex({forceLanguage: 'zh'});
    for (const page of pages) {
      await index.addHTMLFile({url: `/${encodeURI(page.path)}`, content: htmlOf(page)});
    }
    const {files} = await index.getFiles();
    await close();
    const script = files.find(({path}) => path === 'pagefind.js')?.content ?? new Uint8Array();
    return {
      files: new Map(
        files.filter(({path}) => isFetched(path)).map(({path, content}) => [path, content]),
      ),
      open: (fetchBytes) => openClient(script, fetchBytes),
    };
  },
};

async function openClient(script: Uint8Array, fetchBytes: FetchBytes) {
  const folder = temporaryFolder();
  const file = join(folder, 'pagefind.js');
  writeFileSync(file, script);
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  // The client reads the page's language, and fetches by itself.
  Object.assign(globalThis, {
    document: {currentScript: null, querySelector: () => ({getAttribute: () => 'zh'})},
    fetch: async (address: string) => {
      const path = new URL(address).pathname.slice(new URL(base).pathname.length);
      const bytes = await fetchBytes(path);
      return new Response(Uint8Array.from(bytes));
    },
  });
  const client = (await import(pathToFileURL(file).href)) as Client;
  const instance = client.createInstance({basePath: base, baseUrl: '/'});
  await instance.init();
  return async (query: string) => {
    const {results} = await instance.search(query);
    const found = await Promise.all(results.slice(0, shown).map(({data}) => data()));
    return found.map(({url}) => decodeURI(url).slice(1));
  };
}

function htmlOf({title, sections}: Page): string {
  const body = sections.map(sectionHtml).join('');
  return `<html lang="zh"><head><title>${escape(title)}</title></head><body><h1>${escape(title)}</h1>${body}</body></html>`;
}

function sectionHtml({heading, anchor, text, code}: Section): string {
  const head = heading ? `<h2 id="${escape(anchor)}">${escape(heading)}</h2>` : '';
  const blocks = text.split('\n').map((block) => `<p>${escape(block)}</p>`);
  return `${head}${blocks.join('')}${code ? `<pre>${escape(code)}</pre>` : ''}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
