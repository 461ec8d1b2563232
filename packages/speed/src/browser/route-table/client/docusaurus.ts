import {prefetchPage} from '../../page-document.ts';
import {filesOf} from '../table.ts';
import {createQueue} from './prefetch-queue.ts';
import {prefetchFiles} from './bundler.ts';
import loadPage from './load-page.ts';
import {addressOf, isKnown} from './tables.ts';

/** The addresses of pages whose files have all been requested. */
const preloaded = new Set<string>();

/** The limit of waiting prefetches: as many pages as are kept. */
const maxPrefetches = 24;

/** The last page that a reader was about to open; it has priority over prefetches. */
let next: Promise<void> = Promise.resolve();

const enqueue = createQueue(maxPrefetches, prefetchPageAndFiles, () => next.then(untilIdle));

async function prefetchPageAndFiles(address: string): Promise<void> {
  const html = await prefetchPage(address);
  prefetchFiles(filesOf(html ?? ''));
}

/** A new page may move another link below a resting pointer. Prefetching that link's page can wait. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** False for readers with data saving or a slow line. */
function mayLoadAhead(): boolean {
  const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
  return !connection?.effectiveType.includes('2g') && !connection?.saveData;
}

/** Resolves when the browser is idle; after 100 ms in Safari, which lacks `requestIdleCallback`. */
function untilIdle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(resolve);
    } else {
      setTimeout(resolve, 100);
    }
  });
}

/** Replaces Docusaurus's `window.docusaurus`, with which links load pages. */
export default Object.freeze({
  /** For a link in view: prefetches its page and files, without running them. */
  prefetch(target: string): void {
    const address = addressOf(target);
    if (mayLoadAhead() && !isKnown(address)) {
      enqueue(address);
    }
  },

  /** For a link that the reader is about to open. */
  preload(target: string): Promise<void> | false {
    const address = addressOf(target);
    if (!mayLoadAhead() || preloaded.has(address)) {
      return false;
    }
    preloaded.add(address);
    next = afterFrame()
      .then(() => loadPage(address))
      .catch(() => {
        preloaded.delete(address); // the navigation reports the error
      });
    return next;
  },
});
