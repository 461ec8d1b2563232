/**
 * On a page that is opened at its top, what is below the first screen is laid out when it comes near (`data-below-fold` is
 * `later`; src/css/article-parts.css): on a long page that is most of what there is to do before it is shown. As a whole, and at
 * once (`now`), where a place has to be found that may be far away: of a link within the page, of an address with a
 * fragment, of a reload, or the page's end.
 *
 * Not where the view would not stay in its place as what is above grows (Safari).
 *
 * The function is put into the page as text: it must not use anything from outside its own body.
 */
export function delayLayout(): void {
  if (!CSS.supports('overflow-anchor', 'auto') || !('requestIdleCallback' in window)) {
    return;
  }
  const {dataset} = document.documentElement;
  const layOutNow = (): void => {
    dataset.belowFold = 'now';
  };

  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  dataset.belowFold = isNew && !window.location.hash ? 'later' : 'now';
  document.addEventListener(
    'click',
    ({target}) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.hash && link.pathname === window.location.pathname) {
        layOutNow();
      }
    },
    true,
  );
  document.addEventListener('keydown', ({key}) => {
    if (key === 'End') {
      layOutNow();
    }
  });
}
