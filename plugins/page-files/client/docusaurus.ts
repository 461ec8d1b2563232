import {fetchAhead} from '../../../src/client/page-document';
import {createQueue} from './ahead-queue';
import preloadPage from './preload';
import {addressOf, isKnown} from './tables';

/** The addresses of pages that have been asked for with all of their files. */
const preloaded = new Set<string>();

/** Of links that come into view at once so many have their pages fetched ahead; of a long sidebar not all. */
const mostAhead = 12;

const enqueue = createQueue(mostAhead, fetchAhead, untilIdle);

/** Not before a page that has just been rendered is painted: what is idle may come before that. Safari knows no idle time. */
async function untilIdle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}

/** A reader who pays by the byte, or waits for each, loads nothing ahead. */
function mayLoadAhead(): boolean {
  const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
  return !connection?.effectiveType.includes('2g') && !connection?.saveData;
}

/** In the place of Docusaurus's own `window.docusaurus`, by which links load pages ahead. */
export default Object.freeze({
  /** A link is in view: the page is near, and its files one step from there. */
  prefetch(target: string): void {
    const address = addressOf(target);
    if (mayLoadAhead() && !isKnown(address)) {
      enqueue(address, window.location.pathname);
    }
  },

  /** A link is about to be followed. */
  preload(target: string): Promise<void> | false {
    const address = addressOf(target);
    if (!mayLoadAhead() || preloaded.has(address)) {
      return false;
    }
    preloaded.add(address);
    return preloadPage(address).catch(() => {
      preloaded.delete(address); // who follows the link is told
    });
  },
});
