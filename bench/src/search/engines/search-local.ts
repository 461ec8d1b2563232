import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {JsxEmit, ModuleKind, ScriptTarget, transpileModule} from 'typescript';
import type {Page} from '@markdown-zh/search/build';
import {encode, decode, type Engine} from './engine';

/** A document of the plugin's index: its number, text, address, and its page's number. */
interface Entry {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly p?: number;
}

interface Worker {
  readonly search: (
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ) => Promise<readonly {readonly document: Entry}[]>;
}

const name = 'search-index.json';
/** The number of results that its box shows by default. */
const shown = 8;
const languages = {
  language: ['en', 'zh'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
};

/** The plugin that Docusaurus sites use, on lunr: its own index builder, and its own worker run in Node. */
export const searchLocal: Engine = {
  name: 'search-local',
  build: (pages) => {
    const require = createRequire(import.meta.url);
    const main = require.resolve('@easyops-cn/docusaurus-search-local');
    const dist = main.slice(0, main.lastIndexOf('dist') + 'dist'.length);
    const load = createRequire(main);
    const {buildIndex} = load('./utils/buildIndex') as {
      buildIndex: (documents: readonly (readonly Entry[])[], config: object) => unknown;
    };
    const json = JSON.stringify(buildIndex(entriesOf(pages), languages));
    return Promise.resolve({
      files: new Map([[name, encode(json)]]),
      open: async (fetchBytes) => {
        const bytes = await fetchBytes(name);
        const fetchIndex = () =>
          Promise.resolve({json: () => JSON.parse(decode(bytes)) as unknown});
        const worker = startWorker(join(dist, 'client/client/theme/worker.js'), load, fetchIndex);
        return async (query) => {
          const results = await worker.search('/', '', query, shown);
          return [...new Set(results.map(({document}) => document.u))];
        };
      },
    });
  },
};

/** Titles, headings, descriptions, keywords and content, as the plugin takes them from built pages. */
function entriesOf(pages: readonly Page[]): readonly (readonly Entry[])[] {
  let last = 0;
  const number = () => (last += 1);
  const [titles, headings, contents]: [Entry[], Entry[], Entry[]] = [[], [], []];
  for (const {title, path, sections} of pages) {
    const page = number();
    titles.push({i: page, t: title, u: path});
    for (const {heading, text, code} of sections) {
      if (heading) {
        headings.push({i: number(), t: heading, u: path, p: page});
      }
      if (text || code) {
        contents.push({i: number(), t: `${text} ${code}`.replace(/\s+/g, ' '), u: path, p: page});
      }
    }
  }
  return [titles, headings, [], [], contents];
}

/** Runs the plugin's unchanged worker, with stubs for the browser and for its generated module. */
function startWorker(file: string, load: NodeJS.Require, fetchIndex: () => unknown): Worker {
  const lunr: unknown = load('lunr');
  const given: Readonly<Record<string, unknown>> = {
    lunr,
    comlink: {expose: () => undefined},
    '../utils/proxiedGeneratedConstants': {
      ...languages,
      searchIndexUrl: name,
      fuzzyMatchingDistance: 1,
    },
  };
  const modules = new Map<string, Record<string, unknown>>();
  const run = (path: string): Record<string, unknown> => {
    const done = modules.get(path);
    if (done) {
      return done;
    }
    const exports: Record<string, unknown> = {};
    modules.set(path, exports);
    const {outputText} = transpileModule(readFileSync(path, 'utf8'), {
      compilerOptions: {
        module: ModuleKind.CommonJS,
        target: ScriptTarget.ES2022,
        esModuleInterop: true,
        jsx: JsxEmit.None,
      },
    });
    const require = (wanted: string): unknown =>
      given[wanted.replace(/^\.\/(?=proxied)/, '../utils/')] ??
      run(`${join(dirname(path), wanted)}.js`);
    // oxlint-disable-next-line typescript/no-implied-eval -- the plugin's own code, which only a bundler could import
    const evaluate = new Function('require', 'exports', 'fetch', 'location', outputText);
    // oxlint-disable-next-line typescript/no-unsafe-call -- as above
    evaluate(require, exports, fetchIndex, {origin: 'https://index.invalid'});
    return exports;
  };
  const {SearchWorker} = run(file) as {SearchWorker: new () => Worker};
  return new SearchWorker();
}
