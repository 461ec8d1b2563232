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

/** The page's own joke, as on the page that is not found: emphasis that never ends. */
const unclosed = '**Oops';

/** Uses no context, so that it renders wherever the tree broke. */
export default function CrashReport({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.report}>
      <Head>
        <title>{`Page Error | ${siteTitle}`}</title>
      </Head>
      <p className={styles.sign} aria-hidden="true">
        {unclosed}
      </p>
      <p className={styles.label}>
        <Translate id="site.CrashReport.label">Page Error</Translate>
      </p>
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p className={styles.explanation}>
        <Translate id="site.CrashReport.explanation">
          Its text is fine; the code that shows it is not. Trying again helps when something did not
          load. If it does not help, this is what happened:
        </Translate>
      </p>
      <div className={styles.messages}>
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
    </main>
  );
}
