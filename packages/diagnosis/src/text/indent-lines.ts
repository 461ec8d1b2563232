import type {Nodes} from 'mdast';
import {lineStart, quoteDepth, quoteMarkersLength} from './paragraph-lines.ts';
import {linesOf, span} from './spans.ts';
import type {Edit} from '../edits.ts';

/**
 * Moves all lines of a node to the right by some columns, inside its block quotes. Returns no edits if a line
 * is indented by tabs, because their width would change.
 */
export function indentLines(
  source: string,
  node: Nodes,
  ancestors: readonly Nodes[],
  columns: number,
): Edit[] {
  const place = span(node);
  const start = place ? lineStart(source, place.from) : 0;
  const depth = quoteDepth(ancestors);
  const lines = linesOf(source.slice(start, place?.to ?? start)).flatMap(({text, from}) => {
    const quotes = quoteMarkersLength(text, depth);
    const content = text.slice(quotes);
    return content.trim() === '' ? [] : [{content, from: start + from + quotes}];
  });
  const insert = ' '.repeat(columns);
  return lines.some(({content}) => /^ *\t/.test(content))
    ? []
    : lines.map(({from}) => ({from, to: from, insert}));
}
