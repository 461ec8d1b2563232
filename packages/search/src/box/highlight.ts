import type {Marking} from './marking.ts';
import {findWords} from './words.ts';

const name = 'search-match';
const headings = ':is(h2, h3, h4, h5, h6)[id]';
const blocks = 'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, pre, div, figcaption, summary';
const unread =
  'script, style, button, select, textarea, svg, [aria-hidden="true"], .hash-link, annotation';

/**
 * Marks words in a section of the page with the CSS Custom Highlight API, which does not change React's
 * elements. In a browser without it the page is unchanged. If `isScrolled`, scrolls to the first mark.
 * Returns a function that removes the marks.
 */
export function highlight(
  marking: Marking,
  {isScrolled}: {readonly isScrolled: boolean},
): () => void {
  if (!('highlights' in CSS)) {
    return () => undefined;
  }
  const ranges = rangesOf(marking);
  const {dataset} = document.documentElement;
  dataset.searchMarks = '';
  // eslint-disable-next-line compat/compat -- checked above
  CSS.highlights.set(name, new Highlight(...ranges));
  if (isScrolled) {
    scrollToRange(ranges[0]);
  }
  const clear = () => {
    CSS.highlights.delete(name);
    delete dataset.searchMarks;
    document.removeEventListener('keydown', clearOnEscape);
  };
  const clearOnEscape = ({key, isComposing}: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing && !document.querySelector('dialog[open]')) {
      clear();
    }
  };
  document.addEventListener('keydown', clearOnEscape);
  return clear;
}

interface Piece {
  readonly node: Text;
  /** The offset in the section's text at which it begins. */
  readonly start: number;
}

function rangesOf({words, anchor}: Marking): readonly Range[] {
  const {text, pieces} = readSection(anchor);
  return findWords(text, words).map(([start, end]) => {
    const range = new Range();
    const first = pieces.findLast((piece) => piece.start <= start);
    const last = pieces.findLast((piece) => piece.start < end);
    if (first && last) {
      range.setStart(first.node, start - first.start);
      range.setEnd(last.node, Math.min(end - last.start, last.node.length));
    }
    return range;
  });
}

/** The text from a heading up to the next one, with line feeds between blocks, and its text nodes. */
function readSection(anchor: string): {readonly text: string; readonly pieces: readonly Piece[]} {
  const heading = anchor ? document.getElementById(anchor) : undefined;
  const root = heading?.closest('article') ?? document.querySelector('main article, main');
  if (!root) {
    return {text: '', pieces: []};
  }
  const section = document.createRange();
  section.selectNodeContents(root);
  if (heading) {
    section.setStartBefore(heading);
  }
  const next = [...root.querySelectorAll(headings)].find((other) =>
    heading ? isBehind(other, heading) : true,
  );
  if (next) {
    section.setEndBefore(next);
  }

  let text = '';
  let lastBlock: Element | null = null;
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (section.intersectsNode(node) && parent && !parent.closest(unread)) {
      const block = parent.closest(blocks);
      text += block === lastBlock ? '' : '\n';
      lastBlock = block;
      pieces.push({node, start: text.length});
      text += node.data;
    }
  }
  return {text, pieces};
}

function isBehind(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function scrollToRange(range: Range | undefined): void {
  const {top, bottom, height} = range?.getBoundingClientRect() ?? new DOMRect();
  if (height > 0 && (top < 0 || bottom > window.innerHeight)) {
    range?.startContainer.parentElement?.scrollIntoView({block: 'center'});
  }
}
