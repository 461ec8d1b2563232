import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {rangeOf} from './parse.ts';
import type {Conversion, ForeignText} from './step.ts';

/**
 * Moves headings of level 1 down to level 2, because the title of the page is the only one of level 1. The headings below each of them
 * move with it. Without a title in the front matter, the first heading may be the title.
 */
export function headings({source, tree}: ForeignText): Conversion {
  const all: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    all.push(heading);
  });
  const [first] = tree.children;
  const isTitled = first?.type === 'yaml' && hasTitle(first.value);
  const firstIsTitle = !isTitled && all[0]?.depth === 1;
  const rest = firstIsTitle ? all.slice(1) : all;
  const from = rest.findIndex(({depth}) => depth === 1);
  return {fixes: from < 0 ? [] : rest.slice(from).flatMap((heading) => moveDown(heading, source))};
}

function hasTitle(yaml: string): boolean {
  try {
    const fields: unknown = parse(yaml, {logLevel: 'error'});
    return typeof fields === 'object' && fields !== null && 'title' in fields;
  } catch {
    return true;
  }
}

function moveDown(heading: Heading, source: string): Edit[] {
  const {start, end} = rangeOf(heading);
  const text = source.slice(start, end);
  if (text.startsWith('#')) {
    return heading.depth === 6 ? [] : [{from: start, to: start, insert: '#'}];
  }
  const underline = text.lastIndexOf('\n') + 1;
  if (heading.depth === 1) {
    return [{from: start + underline, to: end, insert: text.slice(underline).replaceAll('=', '-')}];
  }
  const words = text
    .slice(0, underline)
    .trim()
    .replace(/(?:(?<!\s)\s+)?\n[ \t>]*/g, ' ');
  return [{from: start, to: end, insert: `### ${words}`}];
}
