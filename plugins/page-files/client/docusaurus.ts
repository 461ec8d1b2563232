import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadPage from './preload';
import {addressOf, isKnown} from './tables';

/** The addresses of pages whose HTML has been asked for ahead, and of those with all of their files. */
const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** A reader who pays by the byte, or waits for each, loads nothing ahead. */
function mayLoadAhead(): boolean {
  const {connection} = navigator as {connection?: {effectiveType: string; saveData: boolean}};
  return !connection?.effectiveType.includes('2g') && !connection?.saveData;
}

/** In the place of Docusaurus's own `window.docusaurus`, by which links load pages ahead. */
export default Object.freeze({
  /** A link is in view: the page is near, and its files one step from there. */
  prefetch(target: string): Promise<void> | false {
    const address = addressOf(target);
    if (!mayLoadAhead() || prefetched.has(address) || isKnown(address)) {
      return false;
    }
    prefetched.add(address);
    return prefetchFile(address);
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
