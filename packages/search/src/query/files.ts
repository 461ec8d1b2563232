import type {FetchFile} from '../index/types.ts';

export interface Files {
  /** The text of a file, fetched once; nothing when it cannot be had, until a later call tries again. */
  readonly read: (name: string) => Promise<string | undefined>;
}

/** Keeps what was fetched. */
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
