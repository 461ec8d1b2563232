/** What is kept across documents, should a navigation load one: the heading that is waited for, and since when. */
export const keys = {wanted: 'bench-wanted', since: 'bench-since'} as const;

/** The function of the page by which it reports. */
export const reporter = 'benchReport';

/** What the page says when the heading has been painted. */
export interface Shown {
  /** Milliseconds since the press. */
  readonly time: number;
  /** Where the page was scrolled to in that frame. */
  readonly scroll: number;
}

/**
 * Reports when the wanted heading of level 1 has been painted: it is in the document, and the frame that shows it has been
 * rendered, as the first task after a frame's callbacks tells. Time is counted from the last press of a pointer's button
 * that was a click, by the browser's own time of that event.
 *
 * The function is put into the page as text: it must not use anything from outside its own body.
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
