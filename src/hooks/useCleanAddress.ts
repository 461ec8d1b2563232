import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {cleanPath} from '@site/src/lib/clean-path';

/**
 * Replaces an address that ends in `.html` by the clean one after in-site navigation. Direct
 * requests are cleaned before hydration by `plugins/page-guard`. No article can have such an
 * address of its own: the front matter check admits no dot in a slug.
 */
export default function useCleanAddress(): void {
  const history = useHistory();
  const location = useLocation();

  useEffect(() => {
    const path = cleanPath(location.pathname);
    if (path !== location.pathname) {
      history.replace({...location, pathname: path});
    }
  }, [history, location]);
}
