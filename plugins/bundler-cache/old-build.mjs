import {mkdirSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/**
 * Has Docusaurus move what an earlier build wrote out of the way, where it would delete it before it writes; it is deleted when the
 * process ends. On ext4 what was just deleted makes each new file take longer (the README says how much).
 *
 * @param {string} siteDir
 */
export function removeOldBuildLast(siteDir) {
  const module = createRequire(import.meta.url)('@docusaurus/core/lib/commands/utils/clearPath');
  const remove = module.default;
  const aside = join(siteDir, 'node_modules/.cache/old-builds');

  module.default = (/** @type {string} */ folder) =>
    hasMoved(folder, aside) ? Promise.resolve() : remove(folder);

  process.on('exit', () => {
    try {
      rmSync(aside, {recursive: true, force: true});
    } catch {
      // Another build deletes or moves there at the same time; the next one deletes what is left.
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
