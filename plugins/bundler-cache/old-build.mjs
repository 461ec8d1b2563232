import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, renameSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

const remove = "require('node:fs').rmSync(process.argv[1], {recursive: true, force: true})";

/**
 * Has Docusaurus move what an earlier build wrote out of the way, where it would delete it before it writes. When this process ends,
 * another one deletes it, for which nobody waits. On ext4 what was just deleted makes each new file take longer (the README says how much).
 *
 * @param {string} siteDir
 */
export function removeOldBuildLast(siteDir) {
  const module = createRequire(import.meta.url)('@docusaurus/core/lib/commands/utils/clearPath');
  const removeNow = module.default;
  const aside = join(siteDir, 'node_modules/.cache/old-builds');

  module.default = (/** @type {string} */ folder) =>
    hasMoved(folder, aside) ? Promise.resolve() : removeNow(folder);

  process.on('exit', () => {
    if (existsSync(aside)) {
      const options = /** @type {const} */ ({detached: true, stdio: 'ignore', windowsHide: true});
      spawn(process.execPath, ['-e', remove, aside], options).unref();
    }
  });
}

/**
 * Whether a folder could be moved into one below another; not when it is on another disk, or not there.
 *
 * @param {string} folder
 * @param {string} aside
 */
function hasMoved(folder, aside) {
  try {
    mkdirSync(aside, {recursive: true});
    renameSync(folder, join(mkdtempSync(join(aside, 'of-')), 'build'));
    return true;
  } catch {
    return false;
  }
}
