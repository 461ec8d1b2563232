import nprogress from 'nprogress';
import {trustedHtml} from '../lib/trusted-html';

/*
 * The progress bar of a navigation (B4) is the theme's: NProgress, which the theme starts after 200 ms. Here it is made to comply with
 * the site's policy, and not to start when no navigation is left that it could be for.
 */
nprogress.configure({
  template: trustedHtml('<div class="bar"><div class="peg"></div></div>'),
  barSelector: '.bar', // the default is a role that ARIA does not have
});

let isNavigating = false;
const start = nprogress.start.bind(nprogress);

// The theme does not cancel the start for a page that another link has replaced, or that cannot be had.
nprogress.start = () => (isNavigating ? start() : nprogress);

export function onRouteUpdate(): void {
  isNavigating = true;
}

/** The navigation is over, whether its page is shown or cannot be had. */
export function endProgress(): void {
  isNavigating = false;
  nprogress.done();
}

export {endProgress as onRouteDidUpdate};
