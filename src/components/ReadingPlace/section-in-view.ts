/** The reader's position in an article. */
type Position =
  {readonly at: 'start' | 'end'} | {readonly at: 'section'; readonly heading: HTMLElement};

/**
 * The section at the upper third of the window: the last heading above that line. At the start no heading is above it, and at the end
 * the article's last line is in view.
 */
export function positionIn(article: HTMLElement): Position {
  if (article.getBoundingClientRect().bottom <= innerHeight) {
    return {at: 'end'};
  }
  const heading = [...article.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')].findLast(
    (one) => one.getBoundingClientRect().top < innerHeight / 3,
  );
  return heading ? {at: 'section', heading} : {at: 'start'};
}
