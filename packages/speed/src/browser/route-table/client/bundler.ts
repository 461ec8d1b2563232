import type {Loading} from '../table.ts';

/** The bundler's runtime, https://rspack.rs/api/runtime-api/module-variables. */
declare const __webpack_require__: {
  (module: string): unknown;
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** The file of a chunk. */
  u: (chunk: string) => string;
  /** The namespace of a module. */
  t: (module: string, mode: number) => unknown;
  /** The base address of the files. */
  p: string;
};

const files: Record<string, string> = {};
const fileOf = __webpack_require__.u;
__webpack_require__.u = (chunk) => files[chunk] ?? fileOf(chunk);

/** The base address of the site's files. */
export const baseUrl = __webpack_require__.p;

/** Adds files of chunks to the bundler's runtime. */
export function addFiles(more: Readonly<Record<string, string>>): void {
  Object.assign(files, more);
}

/** Prefetched scripts. */
const ahead = new Set<string>();

/** Prefetches the scripts of chunks. It uses no links, because the site's policy forbids those to Firefox. */
export function prefetchFiles(more: Readonly<Record<string, string>>): void {
  for (const [chunk, file] of Object.entries(more)) {
    if (!(chunk in files) && !ahead.has(file)) {
      ahead.add(file);
      fetch(baseUrl + file, {priority: 'low'})
        .then((response) => response.text())
        .catch(() => ahead.delete(file));
    }
  }
}

/** Loads a module like a compiled import. */
export async function load(module: string, {chunks, mode}: Loading): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  return mode === undefined ? __webpack_require__(module) : __webpack_require__.t(module, mode);
}
