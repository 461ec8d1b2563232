import type {FetchFile} from '../index/types.ts';

export interface Files {
  /** The text of a file, fetched once. Undefined if that fails; a later call then tries again. */
  readonly read: (name: string) => Promise<string | undefined>;
}

/** Caches fetched files. */
export function cacheFiles(fetchFile: FetchFile): Files {
  const cache = new Map<string, Promise<string | undefined>>();
  return {
    read: (name) => {
      let file = cache.get(name);
      if (!file) {
        file = fetchFile(name).catch(() => {
          cache.delete(name);
          return undefined;
        });
        cache.set(name, file);
      }
      return file;
    },
  };
}
