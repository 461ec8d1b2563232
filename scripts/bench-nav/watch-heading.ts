/** Keys of storage that survives a navigation to a new document: the wanted heading, and the start time. */
export const keys = {wanted: 'bench-wanted', since: 'bench-since'} as const;

/** The name of the function through which the page reports. */
export const reporter = 'benchReport';

/** The page's report of a painted heading. */
export interface Shown {
  /** Milliseconds since the press. */
  readonly time: number;
  /** The scroll position in that frame. */
  readonly scroll: number;
}

/**
 * Reports when the wanted heading of level 1 has been painted: it is in the document, and its frame is rendered, because the first task
 * after the frame's callbacks runs. Time starts at the browser's timestamp of the last click.
 *
 * The page gets the function as text, so it must not use anything from outside its body.
 */
export function watchHeading({wanted, since}: typeof keys, report: string): void {
  addEventListener(
    'click',
    ({timeStamp}) => {
      sessionStorage.setItem(since, String(performance.timeOrigin + timeStamp));
    },
    true,
  );
  new MutationObserver(() => {
    const text = sessionStorage.getItem(wanted);
    if (text === null || !document.querySelector('h1')?.textContent.includes(text)) {
      return;
    }
    sessionStorage.removeItem(wanted);
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        const time =
          performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(since));
        (window as unknown as Record<string, (shown: Shown) => void>)[report]?.({
          time,
          scroll: scrollY,
        });
      };
      port2.postMessage(0);
    });
  }).observe(document, {childList: true, subtree: true, characterData: true});
}
