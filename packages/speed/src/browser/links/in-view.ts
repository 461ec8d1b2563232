/** The links of the page, and where they lead. */
const paths = new Map<Element, string>();
const inView = new Set<Element>();

let observer: IntersectionObserver | undefined;
let isWaiting = false;

/**
 * Has the page that a link leads to fetched ahead once the link is in view (row B6), and asks for it again when another page is
 * shown and the link still is: of many that come into view at once not all are fetched. One observer looks at all links, and not
 * before a page that has just been rendered is painted: looking at them costs a part of that frame.
 *
 * @param path the address of the page, with the base URL
 * @returns what ends it
 */
export function prefetchInView(link: Element, path: string): () => void {
  paths.set(link, path);
  if (!isWaiting) {
    isWaiting = true;
    setTimeout(observeAll, 100);
  }
  return () => {
    paths.delete(link);
    inView.delete(link);
    observer?.unobserve(link);
  };
}

function observeAll(): void {
  isWaiting = false;
  inView.forEach(prefetch);
  observer ??= new IntersectionObserver(update);
  for (const link of paths.keys()) {
    observer.observe(link); // of one that is observed already, nothing
  }
}

function update(entries: readonly IntersectionObserverEntry[]): void {
  for (const {isIntersecting, target} of entries) {
    inView.delete(target);
    if (isIntersecting && paths.has(target)) {
      inView.add(target);
      prefetch(target);
    }
  }
}

function prefetch(link: Element): void {
  void window.docusaurus.prefetch(paths.get(link) ?? '');
}
