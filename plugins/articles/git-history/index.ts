import {relative, sep} from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {readHistory, type History} from './read-history';

/**
 * Gives Docusaurus the dates of files. If dates would be wrong or unavailable, it gives none, and prints a warning with the
 * reason. Docusaurus's own strategies show wrong dates in a shallow clone, and stop the build without Git.
 */
export default function gitHistory(): VcsConfig {
  let folder = '';
  let history: Promise<History> | undefined;

  return {
    initialize({siteDir}) {
      folder = siteDir;
      history ??= readHistory(siteDir).then((read) => {
        if (!read.ok) {
          console.warn(`[WARNING] Pages show no date of their last update. ${read.reason}`);
        }
        return read;
      });
    },
    // The front matter of posts has their date. Docusaurus requires a function with one parameter.
    // oxlint-disable-next-line typescript/no-unused-vars
    getFileCreationInfo: (_file) => Promise.resolve(null),
    async getFileLastUpdateInfo(file) {
      const read = await history;
      const changes = read?.ok ? read.changes : undefined;
      return changes?.get(relative(folder, file).split(sep).join('/')) ?? null;
    },
  };
}
