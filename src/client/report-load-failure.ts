import {failureEvent} from '../lib/page-failure';

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
