import {matchRoutes} from '../../../src/client/router/match';
import {endProgress} from '../../../src/client/progress-bar';
import {documentLoad, isReachable} from '../../../src/client/reach';
import {sayFailure} from '../../../src/client/say-failure';
import routes from './routes';
import {addressOf, learn} from './tables';

interface Preloadable {
  readonly preload?: () => Promise<unknown>;
}

/** Loads what a page needs to be shown, of which the page itself says what that is. */
export async function loadPage(pathname: string): Promise<void> {
  await learn(addressOf(pathname));
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  // An address matches in one of its forms alone: in the other it is no page.
  const pages = matches.filter(({route}) => route.path !== '*');
  await Promise.all(
    (pages.length > 0 ? pages : matches).flatMap(
      ({route}) => (route.component as Preloadable).preload?.() ?? [],
    ),
  );
}

/** How many pages have been waited for. */
let begun = 0;

/**
 * In the place of Docusaurus's own, for which a navigation waits. When it is done the page of the address is shown; when it fails,
 * that page is loaded as a whole.
 *
 * It never ends where neither is right: where the reader has gone on to another page meanwhile, which may not be there yet, and
 * where the page cannot be had as a whole either. Then the page that is read stays, and says so.
 */
export default async function preload(pathname: string): Promise<void> {
  begun += 1;
  const turn = begun;
  const isFirst = turn === 1;
  sayFailure(undefined);
  try {
    await loadPage(pathname);
  } catch (error) {
    if (isFirst) {
      await documentLoad();
      await loadPage(pathname); // once more: nothing has been loaded as a whole yet
      return;
    }
    if (turn === begun && (await isReachable())) {
      throw error;
    }
    if (turn === begun) {
      endProgress();
      sayFailure(pathname);
    }
    await forever();
  }
  if (turn !== begun) {
    await forever();
  }
}

/** A promise of its own: nothing else holds what waits for it. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}
