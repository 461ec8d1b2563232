import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import Button from '../../box/Button/index.tsx';
import styles from './styles.module.css';

type Props = {readonly children: ReactNode};

/** Around the box: where it crashes, the page stays, and says so in the box's place. */
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
