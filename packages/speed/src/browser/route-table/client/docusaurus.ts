import {prefetchPage} from '../../page-document.ts';
import {untilIdle} from './idle.ts';
import {filesOf} from '../table.ts';
import {createQueue} from './prefetch-queue.ts';
import {prefetchFiles} from './bundler.ts';
import loadPage from './load-page.ts';
import {addressOf, isKnown} from './tables.ts';

/** The addresses of pages that have been asked for with all of their files. */
const preloaded = new Set<string>();

/** Of links that come into view at once so many have their pages fetched ahead; of a long sidebar not all. */
const maxPrefetches = 12;

/** The page of the link that was last about to be followed: it has the line to itself. */
let next: Promise<void> = Promise.resolve();

const enqueue = createQueue(maxPrefetches, prefetchPageAndFiles, () => next.then(untilIdle));

async function prefetchPageAndFiles(address: string): Promise<void> {
  const html = await prefetchPage(address);
  prefetchFiles(filesOf(html ?? ''));
}

/** A page that is shown under a resting pointer puts it on another link, in its first frame: reading that one's page may wait. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** A reader who pays by the byte, or waits for each, loads nothing ahead. */
function mayLoadAhead(): boolean {
  const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
  return !connection?.effectiveType.includes('2g') && !connection?.saveData;
}

/** In the place of Docusaurus's own `window.docusaurus`, by which links load pages ahead. */
export default Object.freeze({
  /** A link is in view: its page is fetched, and its files, but not read. */
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
    next = afterFrame()
      .then(() => loadPage(address))
      .catch(() => {
        preloaded.delete(address); // who follows the link is told
      });
    return next;
  },
});
