import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {HistoryContext, LocationContext, useHistory} from './context.ts';
import {createHistory} from './history.ts';
import type {Location, Target} from './location.ts';

export {useHistory, useLocation} from './context.ts';
export {matchPath} from './match.ts';

/**
 * Replaces react-router-dom in the browser, with the part that Docusaurus's client and its theme use; render-routes.tsx renders
 * routes. On the server the package renders the pages, and this module takes them over.
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

/** Docusaurus imports it for an unsupported option. */
export function HashRouter(): ReactNode {
  throw new Error(
    'The lever router does not support experimental_router: hash. Build with SPEED=-router.',
  );
}

type RouteProps = {
  readonly location: Location;
  readonly render: () => ReactNode;
};

/** Docusaurus uses it to keep a page during a navigation: its content sees another location. */
export function Route({location, render}: RouteProps): ReactNode {
  return <LocationContext value={location}>{render()}</LocationContext>;
}

/** Navigates at once, and replaces this entry of the history. */
export function Redirect({to}: {readonly to: Target}): ReactNode {
  const {replace} = useHistory();
  useEffect(() => {
    replace(to);
  }, [replace, to]);
  return null;
}
