import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {title as siteTitle} from '@site/site/identity';
import styles from './CrashReport.module.css';

type Props = {
  readonly error: Error;
  readonly tryAgain: () => void;
  /** Called when the reader follows a link, to show its target. */
  readonly onNavigation?: () => void;
};

/** A joke, as on the not-found page: emphasis that never closes. */
const unclosed = '**Oops';

/** Leaves the report when the reader follows a link. Error boundaries do not notice a navigation; the one in the layout stays mounted. */
function useWayOut(onNavigation: () => void): void {
  const {pathname} = useLocation();
  const [crashedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedAt) {
      onNavigation();
    }
  }, [pathname, crashedAt, onNavigation]);
}

/** Uses no context except the location, so it renders wherever the tree broke. */
export default function CrashReport({error, tryAgain, onNavigation = tryAgain}: Props): ReactNode {
  useWayOut(onNavigation);
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
          The text is intact, but the code that shows it failed. Try again. If that does not help,
          this is the error:
        </Translate>
      </p>
      <div className={styles.messages}>
        <ErrorBoundaryError error={error} />
      </div>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
    </main>
  );
}
