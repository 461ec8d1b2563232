import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {HistoryContext, LocationContext, useHistory} from './context.ts';
import {createHistory} from './history.ts';
import type {Location, Target} from './location.ts';

export {useHistory, useLocation} from './context.ts';
export {matchPath} from './match.ts';

/**
 * Stands in the browser for react-router-dom, with what Docusaurus's client and its theme use of it; routes are shown by
 * render-routes.tsx. On the server the package renders the pages, and this takes them over.
 */
export function BrowserRouter({children}: {readonly children: ReactNode}): ReactNode {
  const [history] = useState(createHistory);
  const getLocation = (): Location => history.location;
  const location = useSyncExternalStore(history.listen, getLocation, getLocation);
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </HistoryContext>
  );
}

/** Docusaurus imports it for an option that this site does not have. */
export function HashRouter(): ReactNode {
  throw new Error(
    'The lever router does not support experimental_router: hash. Build with SPEED=-router.',
  );
}

type RouteProps = {
  readonly location: Location;
  readonly render: () => ReactNode;
};

/** What Docusaurus keeps a page shown with while the next one is on its way: another location for all in it. */
export function Route({location, render}: RouteProps): ReactNode {
  return <LocationContext value={location}>{render()}</LocationContext>;
}

/** Goes on at once, in the place of this entry of the history. */
export function Redirect({to}: {readonly to: Target}): ReactNode {
  const {replace} = useHistory();
  useEffect(() => {
    replace(to);
  }, [replace, to]);
  return null;
}
