import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import Button from '@markdown-zh/ui/Button';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/** An error boundary around the box. If the box crashes, the page stays, with a message in place of the box. */
export default function SearchBoundary({children}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <div role="alert" className={styles.crash}>
          <p>
            <Translate id="site.search.crash">The search crashed. The page itself works.</Translate>
          </p>
          <ErrorBoundaryError error={error} />
          <Button onClick={tryAgain}>
            <Translate id="site.search.retry">Retry</Translate>
          </Button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
