import {isHeld} from './failed-page.ts';
import loadPage from './load-page.ts';

/** How many pages have been waited for. */
let begun = 0;

/**
 * In the place of Docusaurus's own, for which a navigation waits. When it is done the page of the address is shown; when it fails,
 * that page is loaded as a whole.
 *
 * It never ends where neither is right: where the reader has gone on to another page meanwhile, which may not be there yet, and
 * where a listener of `pagefailed` keeps the page that is shown (failed-page.ts).
 */
export default async function preload(pathname: string): Promise<void> {
  begun += 1;
  const turn = begun;
  const isFirst = turn === 1;
  try {
    await loadPage(pathname);
  } catch (error) {
    if (turn === begun && (isFirst || !(await isHeld(pathname)))) {
      throw error;
    }
    await forever();
  }
  if (turn !== begun) {
    await forever();
  }
}

/** A promise of its own: nothing else holds what waits for it. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}
