import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import CrashReport from '@site/src/components/CrashReport';

const route = {plugin: {name: 'crash-report', id: 'default'}};

export default function PageError(props: Props): ReactNode {
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => <CrashReport {...props} onNavigation={reload} />}>
        <ThemeProvider>
          <Layout>
            <CrashReport {...props} onNavigation={reload} />
          </Layout>
        </ThemeProvider>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

/** A document load, because the code that loads pages has also crashed. */
function reload(): void {
  window.location.reload();
}
