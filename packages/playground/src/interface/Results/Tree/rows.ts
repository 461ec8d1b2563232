import type {KeyboardEvent} from 'react';
import {scrollDistance} from '../../../scroll-geometry.ts';
import {rowFor} from './row-for.ts';

/** Moves the focus among the rows of a tree, unless a row has used the key. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || hasModifier(event)) {
    return;
  }
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const levels = rows.map((row) => Number(row.getAttribute('aria-level')));
  const to = rowFor(event.key, rows.indexOf(event.target as HTMLElement), levels);
  const row = to === undefined ? undefined : rows[to];
  if (row) {
    event.preventDefault();
    row.focus();
  }
}

/** Whether a key belongs to the browser: Alt with an arrow goes back or forward. */
export function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Scrolls the tree's container, not the page, to show a row. */
export function reveal(row: Element): void {
  const scroller = scrollerOf(row.closest('[role="tree"]'));
  if (scroller) {
    const {top, bottom} = row.getBoundingClientRect();
    const start = scroller.getBoundingClientRect().top;
    scroller.scrollBy(0, scrollDistance(top - start, bottom - start, scroller.clientHeight));
  }
}

function scrollerOf(element: Element | null): Element | null {
  const parent = element?.parentElement ?? null;
  const isScroller = !parent || /auto|scroll/.test(getComputedStyle(parent).overflowY);
  return isScroller ? parent : scrollerOf(parent);
}
