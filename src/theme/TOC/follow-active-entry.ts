/**
 * Keeps the entry of the current section visible if the list is longer than its box. `data-more-above` and
 * `data-more-below` mark the sides on which the list continues. Scrolls only the box, and not while the keyboard focus
 * is in it.
 *
 * @param contents the element around the box
 * @returns a function that stops it
 */
export function followActiveEntry(contents: HTMLElement): () => void {
  const [box] = contents.children;
  if (!box) {
    return () => undefined;
  }
  const showActiveEntry = () => {
    if (box.querySelector(':focus-visible')) {
      return;
    }
    const entry = box.querySelector('.table-of-contents__link--active');
    if (entry) {
      box.scrollTop += distanceToMiddle(entry, box);
    } else {
      box.scrollTop = 0; // the start of the page
    }
  };
  const showMore = () => {
    const below = box.scrollHeight - box.clientHeight - box.scrollTop;
    box.toggleAttribute('data-more-above', box.scrollTop > 1);
    box.toggleAttribute('data-more-below', below > 1);
  };

  const activity = new MutationObserver(showActiveEntry);
  activity.observe(box, {attributeFilter: ['class'], subtree: true});
  const size = new ResizeObserver(showMore);
  size.observe(box);
  box.addEventListener('scroll', showMore, {passive: true});
  return () => {
    activity.disconnect();
    size.disconnect();
    box.removeEventListener('scroll', showMore);
  };
}

/** Pixels by which an entry lies above (negative) or below the middle half of its box. */
function distanceToMiddle(entry: Element, box: Element): number {
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  const margin = frame.height / 4;
  return Math.min(0, top - frame.top - margin) + Math.max(0, bottom - frame.bottom + margin);
}
