import type {Loading, ModuleId} from './table';

/** Where the bundler has put a module that pages load. */
export interface Place extends Loading {
  readonly module: ModuleId;
}

const entry = /\[\(\)=>([^"]*(?:\.e\("[\w-]+"\)[^"]*)*),("(?:[^"\\]|\\.)*"),("?[\w-]+"?)\]/g;
const chunk = /\.e\("([\w-]+)"\)/g;
const mode = /\.t\.bind\(\w+,"?[\w-]+"?,(\d+)\)/;

/**
 * Reads where the modules of Docusaurus's registry are, from its compiled and minified form.
 *
 * @param code the script of the registry
 * @param registry what the modules are, by the name of a chunk
 * @returns where they are, by the same names
 * @throws {Error} when one of them is not there
 */
export function readPlaces(
  code: string,
  registry: ReadonlyMap<string, string>,
): Map<string, Place> {
  const places = new Map(
    [...code.matchAll(entry)].map(([, load = '', request = '', id = '']) => {
      const data = mode.exec(load)?.[1];
      const place: Place = {
        module: JSON.parse(id) as ModuleId,
        chunks: [...load.matchAll(chunk)].map(([, name = '']) => name),
        ...(data !== undefined && {mode: Number(data)}),
      };
      return [JSON.parse(request) as string, place] as const;
    }),
  );
  return new Map(
    [...registry].map(([name, module]) => {
      const place = places.get(module);
      if (!place) {
        throw new Error(
          `plugins/page-files does not find ${module} in the registry of this version of the bundler.`,
        );
      }
      return [name, place];
    }),
  );
}

/** In the bundler's runtime, what a chunk's file is called: by its name, and by its content. */
const namesOfFiles = /\(\{((?:"?[\w-]+"?:"[\w-]+",?)+)\}\)?\[/g;

/**
 * The runtime without what its tables say of the scripts of these chunks.
 *
 * @throws {Error} when it does not know one of them
 */
export function withoutChunks(runtime: string, ids: ReadonlySet<string>): string {
  const found = new Set<string>();
  const reduced = runtime.replaceAll(namesOfFiles, (whole, list: string) => {
    const kept = list.split(',').filter((item) => {
      const key = item.slice(0, item.indexOf(':'));
      const id = key.startsWith('"') ? key.slice(1, -1) : String(Number(key)); // which may be written as 0x2a
      found.add(id);
      return !ids.has(id);
    });
    return whole.replace(list, kept.join(','));
  });
  const missing = [...ids].filter((id) => !found.has(id));
  if (missing.length > 0) {
    throw new Error(
      `plugins/page-files does not find the chunks ${missing.join(', ')} in the runtime of this version of the bundler.`,
    );
  }
  return reduced;
}
