import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {lowerPriority} from '@markdown-zh/build-tools/thread';
import {buildIndex, type IndexOptions, type Page} from '../index/build/index.ts';
import {readBuiltPages, type Build, type Scope} from '../pages/index.ts';
import type {IndexFiles} from '../index/types.ts';

/** The source of an index, a finished build or the articles of `docusaurus start`, the folder to write it to, and synonyms. */
export type Task = {readonly folder: string} & IndexOptions &
  ({readonly build: Build; readonly scope: Scope} | {readonly articles: readonly Page[]});

/** Makes and writes an index, in its own thread. Throws if a build has no page to index. */
export default function makeIndex(task: Task): void {
  const pages = 'build' in task ? readBuiltPages(task.build, task.scope) : task.articles;
  if ('articles' in task) {
    lowerPriority();
  } else if (pages.length === 0) {
    throw new Error(
      'The search found no pages to index. Check that @markdown-zh/search supports the HTML of this Docusaurus: its README, "How to change it".',
    );
  }
  writeIndex(task.folder, buildIndex(pages, {synonyms: task.synonyms}));
}

/** Writes an index into its own folder, and removes the previous content. */
export function writeIndex(folder: string, files: IndexFiles): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [name, text] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
}
