import {visit} from 'unist-util-visit';
import {readFence, type Fence} from './fence';
import type {Article} from '@markdown-zh/content-check/article';

/** A live example or a line of the cheat sheet, as it stands in an article. */
interface WrittenExample {
  /** 1-based line of the opening fence. */
  readonly line: number;
  readonly fence: Fence;
  readonly source: string;
}

/**
 * All live examples of an article, in its order, as the site reads them: less the marks and the
 * indentation of the lists and quotations around them. A fence that cannot be read, which stops the
 * build, is left out.
 */
export function findExamples({tree}: Article): WrittenExample[] {
  const found: WrittenExample[] = [];
  visit(tree, 'code', ({lang, meta, value, position}) => {
    const read = readFence(lang, meta);
    if (read.ok && read.fence) {
      found.push({line: position?.start.line ?? 1, fence: read.fence, source: value});
    }
  });
  return found;
}
