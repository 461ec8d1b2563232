import type {ComponentType, ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';

/** A route as far as it is shown. */
interface ShownRoute {
  readonly key?: string;
  readonly path: string;
  readonly exact?: boolean;
  readonly component: ComponentType<Record<string, unknown>>;
}

type Props = {
  readonly routes: readonly ShownRoute[];
  readonly extra: object;
};

/** The route that matches, of those that are known by now. */
function Routes({routes, extra}: Props): ReactNode {
  const {pathname} = useLocation(); // another page may bring more routes
  const route = routes.find((one) => one.path === '*' || matchPath(pathname, one));
  return route && <route.component key={route.key} {...extra} route={route} />;
}

/** In the place of react-router-config's, which takes down the routes that are known when it is called. */
export default function renderRoutes(
  routes?: readonly ShownRoute[],
  extra: object = {},
): ReactNode {
  return routes && <Routes routes={routes} extra={extra} />;
}
