import type {ComponentType, ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';

/** The part of a route that rendering needs. */
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

/** Renders the matching route among the known ones. */
function Routes({routes, extra}: Props): ReactNode {
  const {pathname} = useLocation(); // a navigation may add routes
  const route = routes.find((one) => one.path === '*' || matchPath(pathname, one));
  return route && <route.component key={route.key} {...extra} route={route} />;
}

/** Replaces react-router-config's function, which reads the known routes only once. */
export default function renderRoutes(
  routes?: readonly ShownRoute[],
  extra: object = {},
): ReactNode {
  return routes && <Routes routes={routes} extra={extra} />;
}
