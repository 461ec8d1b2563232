import {matchRoutes} from 'react-router-config';
import routes from './routes.ts';
import {addressOf, loadTable} from './tables.ts';

interface Preloadable {
  readonly preload?: () => Promise<unknown>;
}

/** Loads what a page needs to be shown, of which the page itself says what that is. */
export default async function loadPage(pathname: string): Promise<void> {
  await loadTable(addressOf(pathname));
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
