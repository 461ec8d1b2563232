/** The event that shows a failure (plugins/pages/page-bootstrap); its detail is a sentence. */
export const failureEvent = 'page-failure';

/**
 * Shows, below the current page, that another page did not load.
 *
 * @param path of that page; `undefined` removes an earlier message
 */
export function reportLoadFailure(path: string | undefined): void {
  document.querySelector('.load-failure-notice')?.remove();
  if (path !== undefined) {
    const detail = `${path} did not load: you may be offline.`;
    window.dispatchEvent(new CustomEvent(failureEvent, {detail}));
  }
}
