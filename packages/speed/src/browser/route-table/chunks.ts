import {runInNewContext} from 'node:vm';
import type {Loading, ModuleId} from './table.ts';

/** The chunk and id of a module that pages load. */
export interface ModuleLocation extends Loading {
  readonly module: ModuleId;
}

/**
 * Locates the modules of Docusaurus's registry, by running its compiled form without loading anything.
 *
 * @param code the script of the registry's chunk
 * @param registry the modules, by the name of their chunk
 * @returns their locations, by the same names
 * @throws {Error} when one of them is missing
 */
export async function locateModules(
  code: string,
  registry: ReadonlyMap<string, string>,
): Promise<Map<string, ModuleLocation>> {
  const locations = new Map<string, ModuleLocation>();
  for (const [load, request, module] of entriesOf(code, [...registry.values()][0] ?? '')) {
    const chunks: string[] = [];
    const {mode} = await load(chunks);
    locations.set(request, {module, chunks, ...(mode !== undefined && {mode})});
  }
  return new Map(
    [...registry].map(([name, module]) => {
      const location = locations.get(module);
      if (!location) {
        throw new Error(
          `@markdown-zh/speed did not find ${module} in the bundler's registry. Build with SPEED=-route-table, and fix the lever for this version.`,
        );
      }
      return [name, location];
    }),
  );
}

interface Loaded {
  readonly mode?: number;
}

type Entry = [load: (chunks: string[]) => Promise<Loaded>, request: string, module: ModuleId];

/** The bundler's wrapper of a module. It receives the exports, and a function with the module's imports. */
type Wrapped = (module: object, exports: object, bundler: object) => void;

function entriesOf(code: string, request: string): Entry[] {
  const sandbox: Record<string, unknown> = {};
  runInNewContext(code, Object.assign(sandbox, {self: sandbox}));
  const pushed = Object.values(sandbox).find((value) => Array.isArray(value)) as
    readonly [chunk: readonly [ids: unknown, modules: Record<string, Wrapped>]] | undefined;
  const registry = Object.values(pushed?.[0][1] ?? {}).find((wrapped) =>
    String(wrapped).includes(JSON.stringify(request)),
  );
  let asked: string[] = [];
  let exported: Record<string, () => unknown> = {};
  const bundler = Object.assign((): Loaded => ({}), {
    r: () => undefined,
    d: (_exports: object, getters: typeof exported) => {
      exported = getters;
    },
    e: (chunk: ModuleId) => {
      asked.push(String(chunk));
      return Promise.resolve();
    },
    t: (_module: ModuleId, mode: number): Loaded => ({mode}),
  });
  registry?.({}, {}, bundler);
  const entries = Object.values(exported)[0]?.() ?? {};
  return Object.values(entries as Record<string, [() => Promise<Loaded>, string, ModuleId]>).map(
    ([load, module, id]) => [
      (chunks) => {
        asked = chunks;
        return load();
      },
      module,
      id,
    ],
  );
}

/** The part of the bundler's runtime that maps a chunk's name and content to its file. */
const namesOfFiles = /\{(\s*(?:"?[\w-]+"?:\s*"[\w-]+",?\s*)+)\}\)?\[/g;

/**
 * Removes the scripts of these chunks from the runtime's tables.
 *
 * @throws {Error} when it does not know one of them
 */
export function withoutChunks(runtime: string, ids: ReadonlySet<string>): string {
  const found = new Set<string>();
  const reduced = runtime.replaceAll(namesOfFiles, (whole, list: string) => {
    const kept = list.split(',').filter((item) => {
      const key = item.slice(0, item.indexOf(':')).trim();
      const id = key.startsWith('"') ? key.slice(1, -1) : String(Number(key)); // a key may be written as 0x2a
      found.add(id);
      return !ids.has(id);
    });
    return whole.replace(list, kept.join(','));
  });
  const missing = [...ids].filter((id) => !found.has(id));
  if (missing.length > 0) {
    throw new Error(
      `@markdown-zh/speed did not find the chunks ${missing.join(', ')} in the bundler's runtime. Build with SPEED=-route-table, and fix the lever for this version.`,
    );
  }
  return reduced;
}
