import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {title as siteTitle} from '@site/site/identity';
import styles from './styles.module.css';

type Props = {
  readonly error: Error;
  readonly tryAgain: () => void;
};

/** Uses no context, so that it renders wherever the tree broke. */
export default function CrashReport({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.report}>
      <Head>
        <title>{`Page Error | ${siteTitle}`}</title>
      </Head>
      <p className={styles.label}>
        <Translate id="site.CrashReport.label">Page Error</Translate>
      </p>
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.messages}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
