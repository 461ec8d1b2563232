import files from 'node:fs/promises';
import {join} from 'node:path';

/**
 * Lets `rm` of `node:fs/promises`, which Docusaurus calls for its output folder, empty a mount point, such as a volume of a container. A
 * mount point cannot be removed, and Node gives up before it looks inside.
 */
export function emptyMountPoints() {
  const {rm} = files;
  /** @type {typeof rm} */
  files.rm = async (path, options) => {
    try {
      await rm(path, options);
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EBUSY';
      if (!isBusy || options?.recursive !== true) {
        throw error;
      }
      const names = await files.readdir(path);
      await Promise.all(names.map((name) => rm(join(String(path), name), options)));
    }
  };
}
