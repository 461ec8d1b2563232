import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {rangeOf} from './parse.ts';

/** A line of a text, with its offset. */
interface Line {
  readonly text: string;
  readonly start: number;
}

/** The lines of a text outside front matter, code and formulas. */
export function linesOutsideCode(source: string, tree: Root): Line[] {
  const hidden: {readonly start: number; readonly end: number}[] = [];
  visit(tree, (node) => {
    if (['yaml', 'toml', 'code', 'math'].includes(node.type)) {
      hidden.push(rangeOf(node));
    }
  });
  let start = 0;
  let index = 0;
  return source.split('\n').flatMap((text) => {
    const line = {text, start};
    start += text.length + 1;
    while ((hidden[index]?.end ?? Infinity) < line.start) {
      index += 1;
    }
    const isHidden = (hidden[index]?.start ?? Infinity) <= line.start + text.length;
    return isHidden ? [] : [line];
  });
}
