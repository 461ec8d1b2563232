import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Fallback from './Fallback';
import styles from './styles.module.css';

const Workspace = lazy(() => import('./Workspace'));

/** The Markdown playground. Its code is loaded where it is shown, and in the browser alone. */
export default function Playground(): ReactNode {
  return (
    <div className={styles.playground}>
      <BrowserOnly fallback={<Fallback />}>
        {() => (
          // A chunk that failed is not asked for again before the page is loaded anew.
          <ErrorBoundary fallback={() => <Fallback onRetry={reload} />}>
            <Suspense fallback={<Fallback />}>
              <Workspace />
            </Suspense>
          </ErrorBoundary>
        )}
      </BrowserOnly>
    </div>
  );
}

function reload(): void {
  window.location.reload();
}
