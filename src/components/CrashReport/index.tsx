import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {title as siteTitle} from '@site/site/identity';
import styles from './styles.module.css';

type Props = {
  readonly error: Error;
  readonly tryAgain: () => void;
  /** Shows what a followed link leads to. */
  readonly leave?: () => void;
};

/** The page's own joke, as on the page that is not found: emphasis that never ends. */
const unclosed = '**Oops';

/** Whoever follows a link has left the crashed page: neither boundary knows, the one in the layout as long as that stays. */
function useWayOut(leave: () => void): void {
  const {pathname} = useLocation();
  const [crashedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedAt) {
      leave();
    }
  }, [pathname, crashedAt, leave]);
}

/** Uses no context but the address, so that it renders wherever the tree broke. */
export default function CrashReport({error, tryAgain, leave = tryAgain}: Props): ReactNode {
  useWayOut(leave);
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
