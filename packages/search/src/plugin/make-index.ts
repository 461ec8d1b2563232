import {constants, setPriority} from 'node:os';
import {buildIndex, type Page} from '../index/build/index.ts';
import {writeIndex} from './write-index.ts';

export interface Task {
  readonly folder: string;
  readonly pages: readonly Page[];
}

/** Makes an index and writes it, in a thread of its own. */
export default function makeIndex({folder, pages}: Task): void {
  // On Linux a thread has a priority of its own; elsewhere this would slow down the whole process.
  if (process.platform === 'linux') {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  }
  writeIndex(folder, buildIndex(pages));
}
