import type {FetchFile} from '../index/types.ts';

export interface Files {
  /** The text of a file, fetched once. Undefined if that fails; a later call then tries again. */
  readonly read: (name: string) => Promise<string | undefined>;
}

/** Caches fetched files. */
export function keepFiles(fetchFile: FetchFile): Files {
  const kept = new Map<string, Promise<string | undefined>>();
  return {
    read: (name) => {
      let file = kept.get(name);
      if (!file) {
        file = fetchFile(name).catch(() => {
          kept.delete(name);
          return undefined;
        });
        kept.set(name, file);
      }
      return file;
    },
  };
}
