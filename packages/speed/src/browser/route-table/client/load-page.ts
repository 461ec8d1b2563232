import {matchRoutes} from 'react-router-config';
import routes from './routes.ts';
import {addressOf, loadTable} from './tables.ts';

interface Preloadable {
  readonly preload?: () => Promise<unknown>;
}

/** Loads everything that a page needs, by the table in its HTML. */
export default async function loadPage(pathname: string): Promise<void> {
  await loadTable(addressOf(pathname));
  const paths = new Set([pathname, decodeURI(pathname)]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  // Only one form of an address matches a page.
  const pages = matches.filter(({route}) => route.path !== '*');
  await Promise.all(
    (pages.length > 0 ? pages : matches).flatMap(
      ({route}) => (route.component as Preloadable).preload?.() ?? [],
    ),
  );
}
