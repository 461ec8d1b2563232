import {relative, sep} from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {readHistory, type History} from './read-history';

/**
 * What Docusaurus asks about the history of files. Where the dates would be wrong or cannot be had, there
 * are none, and a warning says why: the stock strategies show a shallow clone's wrong dates, and stop the
 * build where there is no Git.
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
    // Posts carry their date in their front matter. Docusaurus wants a function of one parameter.
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    getFileCreationInfo: (_file) => Promise.resolve(null),
    async getFileLastUpdateInfo(file) {
      const read = await history;
      const changes = read?.ok ? read.changes : undefined;
      return changes?.get(relative(folder, file).split(sep).join('/')) ?? null;
    },
  };
}
