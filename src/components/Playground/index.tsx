import {lazy, Suspense, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Fallback from './Fallback';
import styles from './styles.module.css';

const Workspace = lazy(() => import('./Workspace'));

/** The Markdown playground. Its code is loaded on demand, only in the browser. */
export default function Playground(): ReactNode {
  return (
    <div className={styles.playground}>
      <BrowserOnly fallback={<Fallback />}>
        {() => (
          // Reloads the page, because a failed chunk is not requested again before that.
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
