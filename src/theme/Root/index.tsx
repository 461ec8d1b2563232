import {useEffect, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Root';
import ArticleActions from '@site/src/components/ArticleActions';
import ReadingPlace from '@site/src/components/ReadingPlace';
import {cleanPath} from '@site/src/lib/clean-path';

export default function Root({children}: Props): ReactNode {
  useCleanAddress();
  return (
    <>
      {children}
      <ArticleActions />
      <ReadingPlace />
    </>
  );
}

/**
 * Replaces an address that ends in `.html` by the clean one after in-site navigation. Direct
 * requests are cleaned before hydration by `plugins/pages/page-bootstrap`.
 */
function useCleanAddress(): void {
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
