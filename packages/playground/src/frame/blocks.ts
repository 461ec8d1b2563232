import {changedBlocks, type BlockChanges} from '../block-changes.ts';
import type {FrameBlock} from './messages.ts';

/** A block with the element that shows it. */
export interface Shown {
  readonly block: FrameBlock;
  readonly element: HTMLElement;
}

/** A range of the source. */
interface Range {
  readonly from: number;
  readonly to: number;
}

// If the page has written the frame, its policy requires Trusted Types here, and allows this name (packages/ui/src/trusted-html.ts).
const sanitised = window.trustedTypes?.createPolicy('site', {createHTML: (html) => html});

let shown: readonly Shown[] = [];

/** The blocks that the frame shows. */
export const shownBlocks = (): readonly Shown[] => shown;

function draw(block: FrameBlock): Shown {
  const element = document.createElement('div');
  element.className = block.differs ? 'block differs' : 'block';
  element.innerHTML = (sanitised?.createHTML(block.html) ?? block.html) as string;
  return {block, element};
}

/** Shows other blocks. Reuses the elements of unchanged blocks at both ends, so that a keystroke changes one block. */
export function showBlocks(changes: BlockChanges<FrameBlock>): void {
  const {start, end} = changes;
  const oldEnd = shown.length - end;
  const next = shown[oldEnd]?.element ?? null;
  for (const {element} of shown.slice(start, oldEnd)) {
    element.remove();
  }
  const drawn = changes.blocks.map(draw);
  for (const {element} of drawn) {
    document.body.insertBefore(element, next);
  }
  const elements = [...shown.slice(0, start), ...drawn, ...shown.slice(oldEnd)];
  const before = shown.map(({block}) => block);
  shown = changedBlocks(before, changes).flatMap((block, index) => {
    const element = elements[index]?.element;
    return element ? [{block, element}] : [];
  });
}

/** The range of the source that an element of a block comes from. */
export function rangeOf(block: FrameBlock, element: Element): Range | undefined {
  const offset = (name: string) => Number(element.getAttribute(name) ?? NaN);
  const range = {from: block.from + offset('data-from'), to: block.from + offset('data-to')};
  return Number.isSafeInteger(range.from) && Number.isSafeInteger(range.to) ? range : undefined;
}

/** The smallest element whose source holds the offset. */
export function elementAt(offset: number): Element | undefined {
  const at = shown.find(({block: {from, to}}) => from <= offset && offset <= to && from < to);
  if (!at) {
    return undefined;
  }
  const inside = [...at.element.querySelectorAll('[data-from]')].filter((element) => {
    const range = rangeOf(at.block, element);
    return range && range.from <= offset && offset <= range.to;
  });
  return inside.at(-1) ?? at.element;
}
