import {isHeld} from './failed-page.ts';
import loadPage from './load-page.ts';

/** The number of navigations. */
let begun = 0;

/**
 * Replaces Docusaurus's function, which a navigation awaits. If it resolves, the application shows the page; if it rejects, the
 * browser loads the page.
 *
 * It never settles if the reader has meanwhile started another navigation, or if a listener of `pagefailed` keeps the current
 * page (failed-page.ts).
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

/** A new promise, so that nothing else references its waiters. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}
