import {buildIndex} from '../../src/lib/search/build';
import type {IndexFiles, Page} from '../../src/lib/search/types';

/** Makes an index, in a thread of its own: in `npm start` an edit is to be seen meanwhile. */
export default function indexInThread(pages: readonly Page[]): Promise<IndexFiles> {
  return Promise.resolve(buildIndex(pages));
}
