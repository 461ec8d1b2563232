/**
 * Keeps the entry of the section in view inside the list, where the list is longer than its box, and says by `data-more-above` and
 * `data-more-below` on which side the list goes on. Scrolls the box alone, and not while a keyboard's focus is in it.
 *
 * @param contents what surrounds the box
 * @returns what ends it
 */
export function followActiveEntry(contents: HTMLElement): () => void {
  const [box] = contents.children;
  if (!box) {
    return () => undefined;
  }
  const follow = () => {
    if (box.querySelector(':focus-visible')) {
      return;
    }
    const entry = box.querySelector('.table-of-contents__link--active');
    if (entry) {
      box.scrollTop += distanceToMiddle(entry, box);
    } else {
      box.scrollTop = 0; // the page's beginning
    }
  };
  const showMore = () => {
    const below = box.scrollHeight - box.clientHeight - box.scrollTop;
    box.toggleAttribute('data-more-above', box.scrollTop > 1);
    box.toggleAttribute('data-more-below', below > 1);
  };

  const activity = new MutationObserver(follow);
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

/** By how many pixels an entry is above (less than 0) or below the middle half of its box. */
function distanceToMiddle(entry: Element, box: Element): number {
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  const margin = frame.height / 4;
  return Math.min(0, top - frame.top - margin) + Math.max(0, bottom - frame.bottom + margin);
}
