import {buildIndex} from '../../src/lib/search/build';
import type {Page} from '../../src/lib/search/types';
import {yieldToOthers} from '../worker-task/yield-to-others';
import {writeIndex} from './write-index';

/** What the articles of `npm start` are, as a message to a thread. */
export interface Task {
  readonly folder: string;
  readonly pages: readonly Page[];
}

/** Makes an index and writes it, in a thread of its own: an edit is to be seen meanwhile. */
export default function indexInThread({folder, pages}: Task): void {
  yieldToOthers();
  writeIndex(folder, buildIndex(pages));
}
