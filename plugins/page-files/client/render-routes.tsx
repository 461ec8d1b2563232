import type {ReactNode} from 'react';
import {Route, Switch, useLocation} from 'react-router-dom';
import type {ClientRoute} from './routes';

type Props = {
  readonly routes: readonly ClientRoute[];
  readonly extra: object;
};

/** The route that matches, of those that are known by now. */
function Routes({routes, extra}: Props): ReactNode {
  useLocation(); // another page brings more routes
  return (
    <Switch>
      {routes.map((route) => (
        <Route
          key={route.key}
          path={route.path}
          exact={route.exact ?? false}
          render={(props) => <route.component {...props} {...extra} route={route} />}
        />
      ))}
    </Switch>
  );
}

/** In the place of react-router-config's, which takes down the routes that are known when it is called. */
export default function renderRoutes(
  routes?: readonly ClientRoute[],
  extra: object = {},
): ReactNode {
  return routes && <Routes routes={routes} extra={extra} />;
}
