import {useEffect} from 'react';
import routes from '@generated/routes';
import {matchPath, useHistory, useLocation} from '@docusaurus/router';
import {cleanPath} from '@site/src/lib/clean-path';

/**
 * Replaces an address that ends in `.html` by the clean one after in-site navigation, unless a
 * route has exactly that address (`/404.html`). Direct requests are cleaned before hydration by
 * `plugins/page-guard`.
 */
export default function useCleanAddress(): void {
  const history = useHistory();
  const location = useLocation();

  useEffect(() => {
    const path = cleanPath(location.pathname);
    if (path !== location.pathname && !isExactRoute(location.pathname)) {
      history.replace({...location, pathname: path});
    }
  }, [history, location]);
}

function isExactRoute(path: string): boolean {
  const isFallback = path.endsWith('/404.html');
  return (
    isFallback ||
    routes.some((route) => matchPath(path, {path: route.path, exact: true}) && route.path !== '*')
  );
}
