import type {Nodes} from 'mdast';
import {lineStart} from './paragraph-lines.ts';
import {span} from './spans.ts';

const tabStop = 4;
const listMarker = /^(?:[-+*]|\d{1,9}[.)])([ \t]*)/;

/** The column, from 0, after a line's beginning `text`; a tab reaches to the next multiple of 4. */
export function width(text: string): number {
  let column = 0;
  for (const character of text) {
    column += character === '\t' ? tabStop - (column % tabStop) : 1;
  }
  return column;
}

/** The column of a list item's marker; 0 for a node without a place. */
export function markerColumn(source: string, item: Nodes): number {
  const from = span(item)?.from ?? 0;
  return width(source.slice(lineStart(source, from), from));
}

/**
 * The column at which a list item's content begins (CommonMark 0.31.2, section 5.2). It is behind the marker and 1 to 4 columns of space,
 * or behind one column if there is more space or none.
 */
export function contentColumn(source: string, item: Nodes): number {
  const {from, to} = span(item) ?? {from: 0, to: 0};
  const start = lineStart(source, from);
  const [marker = '', space = ''] = listMarker.exec(source.slice(from, to)) ?? [];
  const behindMarker = width(source.slice(start, from + marker.length - space.length));
  const content = width(source.slice(start, from + marker.length));
  const next = source[from + marker.length];
  const isEmpty = next === undefined || next === '\n' || next === '\r';
  const gap = content - behindMarker;
  return gap < 1 || gap > tabStop || isEmpty ? behindMarker + 1 : content;
}

/** The column at which the content of the innermost list item begins, 0 outside lists. */
export function innerColumn(source: string, ancestors: readonly Nodes[]): number {
  const item = ancestors.findLast(({type}) => type === 'listItem');
  return item ? contentColumn(source, item) : 0;
}
