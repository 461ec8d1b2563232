import {visit} from 'unist-util-visit';
import {readFence, type Fence} from './fence';
import type {Article} from '@markdown-zh/content-check/article';

/** A live example or a line of the cheat sheet in an article. */
interface WrittenExample {
  /** 1-based line of the opening fence. */
  readonly line: number;
  readonly fence: Fence;
  readonly source: string;
}

/**
 * All live examples of an article in order, without the marks and indentation of surrounding lists and quotations. Skips invalid
 * fences, which stop the build.
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
