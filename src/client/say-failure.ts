import {failureEvent} from '../../plugins/pages/page-bootstrap/watch-load-failures';

/**
 * Has the page guard say that a page cannot be had now, below the one that is read.
 *
 * @param path of the page; without one, what was said before is taken back
 */
export function sayFailure(path: string | undefined): void {
  document.querySelector('.load-failure-notice')?.remove();
  if (path !== undefined) {
    const detail = `${path} did not load: you may be offline.`;
    window.dispatchEvent(new CustomEvent(failureEvent, {detail}));
  }
}
