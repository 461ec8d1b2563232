import {pathOf} from './pages';
import {readArticles} from './content';

/** Widths of a window, in pixels: a phone, a tablet, a laptop and a large screen. */
export const widths = [390, 768, 1280, 1920] as const;

/** Paths of all docs and posts. */
export const articlePaths: readonly string[] = readArticles()
  .filter(({file}) => /^(?:docs|blog)\//.test(file))
  .map(pathOf);

/** The longest doc, in which late changes of height can move the most. */
export const longestPath = 'docs/tutorial-basics/basic-syntax/links';

/**
 * Jumps to 60 % of a loaded page after 0.7 s, like a reader in a hurry. Watches a part of the article that is then in view. Ends when the
 * part moves, or after 6 seconds. Runs in the page.
 *
 * @returns by how many pixels it moved, down or up
 */
export async function movementAfterJump(): Promise<number> {
  const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
  await pause(700);
  const {scrollHeight} = document.documentElement;
  scrollTo({top: (scrollHeight - innerHeight) * 0.6, behavior: 'instant'});
  await pause(50);
  // The static HTML of a calculator is replaced while it is in view.
  const parts = '[data-article] :is(p, li, pre, td, h2, h3):not([data-island] *)';
  const part = [...document.querySelectorAll(parts)].find((element) => {
    const {top, height} = element.getBoundingClientRect();
    return height > 0 && top > innerHeight / 4 && top < 3 * innerHeight;
  });
  if (!part) {
    throw new Error('No part of the article is in view.');
  }
  const topOf = () => part.getBoundingClientRect().top;
  const start = topOf();
  for (const end = performance.now() + 6000; performance.now() < end; await pause(50)) {
    if (Math.abs(topOf() - start) >= 0.5) {
      await pause(1000); // the part is still moving
      return topOf() - start;
    }
  }
  return 0;
}
