import {lowerPriority} from '@markdown-zh/build-tools/thread';
import {buildIndex, type IndexOptions, type Page} from '../index/build/index.ts';
import {readBuiltPages, type Build} from '../pages/built-pages.ts';
import type {Scope} from '../pages/scope.ts';
import {writeIndex} from './write-index.ts';

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
