/** Links that have not been seen yet, and where they lead. */
const unseen = new Map<Element, string>();

let observer: IntersectionObserver | undefined;
let isWaiting = false;

/**
 * Has the page that a link leads to fetched ahead once the link is in view (row B6). One observer looks at all links, and not
 * before a page that has just been rendered is painted: looking at them costs a part of that frame.
 *
 * @param path the address of the page, with the base URL
 * @returns what ends it
 */
export function prefetchInView(link: Element, path: string): () => void {
  unseen.set(link, path);
  if (!isWaiting) {
    isWaiting = true;
    setTimeout(observeAll, 100);
  }
  return () => {
    unseen.delete(link);
    observer?.unobserve(link);
  };
}

function observeAll(): void {
  isWaiting = false;
  observer ??= new IntersectionObserver(prefetchSeen);
  for (const link of unseen.keys()) {
    observer.observe(link); // of one that is observed already, nothing
  }
}

function prefetchSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const {isIntersecting, target} of entries) {
    const path = unseen.get(target);
    if (isIntersecting && path !== undefined) {
      unseen.delete(target);
      observer?.unobserve(target);
      void window.docusaurus.prefetch(path);
    }
  }
}
