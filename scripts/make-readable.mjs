import {chmodSync, existsSync, lstatSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const modes = {file: 0o644, folder: 0o755};

/**
 * Makes built files readable for every account (644), and their folders (755). With a strict umask, Docusaurus writes files that only the
 * builder can read. Containers and programs such as tar keep modes, and a web server runs as another account. Leaves links alone. Plain JavaScript,
 * because `npm run build` uses it.
 *
 * @param {string} folder
 */
export function makeReadable(folder) {
  const entries = existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
    : [];
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  for (const path of existsSync(folder) ? [folder, ...paths] : []) {
    const entry = lstatSync(path);
    const mode = entry.isDirectory() ? modes.folder : modes.file;
    if ((entry.isDirectory() || entry.isFile()) && (entry.mode & 0o777) !== mode) {
      chmodSync(path, mode);
    }
  }
}
