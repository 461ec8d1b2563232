import nprogress from 'nprogress';
import {trustedHtml} from '@markdown-zh/ui/trusted-html';

/*
 * The theme shows NProgress 200 ms after a navigation begins (B4). This module makes it comply with the site's policy, and prevents a
 * start when no navigation is under way.
 */
nprogress.configure({
  template: trustedHtml('<div class="bar"><div class="peg"></div></div>'),
  barSelector: '.bar', // the default is not an ARIA role
});

let isNavigating = false;
const start = nprogress.start.bind(nprogress);

// The theme does not cancel the timer when a navigation is replaced or fails.
nprogress.start = () => (isNavigating ? start() : nprogress);

export function onRouteUpdate(): void {
  isNavigating = true;
}

/** Ends the bar, whether the page is shown or failed to load. */
export function endProgress(): void {
  isNavigating = false;
  nprogress.done();
}

export {endProgress as onRouteDidUpdate};
