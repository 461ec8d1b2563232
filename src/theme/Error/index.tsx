import {useEffect, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import CrashReport from '@site/src/components/CrashReport';

const route = {plugin: {name: 'crash-report', id: 'default'}};

/** Whoever follows a link has left the crashed page: the boundary around the application does not know. */
function useWayOut(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const [crashedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedAt) {
      tryAgain();
    }
  }, [pathname, crashedAt, tryAgain]);
}

export default function PageError(props: Props): ReactNode {
  useWayOut(props.tryAgain);
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => <CrashReport {...props} />}>
        <ThemeProvider>
          <Layout>
            <CrashReport {...props} />
          </Layout>
        </ThemeProvider>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
