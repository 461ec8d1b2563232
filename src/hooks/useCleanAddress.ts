import {useEffect} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistory, useLocation} from '@docusaurus/router';
import {cleanPath} from '@site/src/lib/clean-path';

/**
 * Replaces an address that ends in `.html` by the clean one after in-site navigation. Direct
 * requests are cleaned before hydration by `plugins/pages/page-bootstrap`.
 */
export default function useCleanAddress(): void {
  const history = useHistory();
  const location = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;

  useEffect(() => {
    const path = cleanPath(location.pathname, baseUrl);
    if (path !== location.pathname) {
      history.replace({...location, pathname: path});
    }
  }, [history, location, baseUrl]);
}
