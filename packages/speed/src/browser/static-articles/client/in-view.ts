/** The links of the page with their targets. */
const paths = new Map<Element, string>();
const inView = new Set<Element>();

let observer: IntersectionObserver | undefined;
let isWaiting = false;

/**
 * Prefetches the page of a link once the link is in view (row B6). After a navigation it requests pages of links in view again,
 * because a queue may have dropped some. One observer watches all links. It starts after a new page is painted, because it costs
 * a part of that frame.
 *
 * @param path the address of the page, with the base URL
 * @returns a function that stops it
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
    observer.observe(link); // has no effect on a link that is already observed
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
