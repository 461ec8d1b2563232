import type {List, ListItem} from 'mdast';
import {nodesOf} from './nodes.ts';
import {lineStart} from './paragraph-lines.ts';
import {span} from './spans.ts';
import type {Edit} from '../edits.ts';
import type {RuleMatch, ParsedText} from '../rule.ts';

/** An item of a list as it is written. */
export interface WrittenItem {
  readonly node: ListItem;
  readonly from: number;
  readonly to: number;
  /** `-`, `+`, `*`, `1.` or `1)`. */
  readonly marker: string;
  /** The number before `.` or `)`. */
  readonly number: number | undefined;
  /** Blank lines between the item above and this one; 0 for the first item. */
  readonly blankLinesAbove: number;
}

/** The findings of all lists, in order. */
export function inLists(
  text: ParsedText,
  find: (items: readonly WrittenItem[]) => readonly RuleMatch[],
): RuleMatch[] {
  return nodesOf(text.tree, 'list')
    .flatMap((list) => find(itemsOf(text.source, list)))
    .sort((a, b) => a.from - b.from);
}

function itemsOf(source: string, {children}: List): WrittenItem[] {
  let end: number | undefined;
  return children.flatMap((node) => {
    const place = span(node);
    if (!place) {
      return [];
    }
    const [marker = '', digits] =
      /^(?:[-+*]|(\d{1,9})[.)])/.exec(source.slice(place.from, place.from + 11)) ?? [];
    const gap = end === undefined ? '' : source.slice(end, place.from);
    const lines = gap.match(/\r\n|[\r\n]/g)?.length ?? 0;
    end = place.to;
    return [
      {
        node,
        ...place,
        marker,
        number: digits === undefined ? undefined : Number(digits),
        blankLinesAbove: Math.max(0, lines - 1),
      },
    ];
  });
}

/** Removes the blank lines between two items. */
export function removeBlankLines(source: string, above: WrittenItem, below: WrittenItem): Edit {
  const [ending = '\n'] = /\r\n|[\r\n]/.exec(source.slice(above.to, below.from)) ?? [];
  return {from: above.to, to: lineStart(source, below.from), insert: ending};
}
