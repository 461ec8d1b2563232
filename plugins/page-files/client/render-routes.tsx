import type {ReactNode} from 'react';
import {useLocation} from '../../../src/client/router';
import {matchPath} from '../../../src/client/router/match';
import type {ClientRoute} from './routes';

type Props = {
  readonly routes: readonly ClientRoute[];
  readonly extra: object;
};

/** The route that matches, of those that are known by now. */
function Routes({routes, extra}: Props): ReactNode {
  const {pathname} = useLocation(); // another page brings more routes
  const route = routes.find((one) => matchPath(pathname, one));
  return route && <route.component key={route.key} {...extra} route={route} />;
}

/** In the place of react-router-config's, which takes down the routes that are known when it is called. */
export default function renderRoutes(
  routes?: readonly ClientRoute[],
  extra: object = {},
): ReactNode {
  return routes && <Routes routes={routes} extra={extra} />;
}
