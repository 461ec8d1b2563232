import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {askedPage} from '@site/src/lib/offline/addresses';
import Missing from './Missing';
import Opened from './Opened';
import SavedDocs from './SavedDocs';
import styles from './styles.module.css';

/** What is stored, and what can be. Runs in the browser alone. */
export default function Offline(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const asked = askedPage(window.location.href, baseUrl);
  const canStore = 'serviceWorker' in navigator && 'caches' in window;
  return (
    <div className={styles.page}>
      {asked !== undefined && <Missing page={asked} />}
      {canStore ? (
        <>
          <SavedDocs />
          <Opened />
        </>
      ) : (
        <p>
          <Translate id="site.offline.impossible">
            This browser or window cannot save pages. Try another one.
          </Translate>
        </p>
      )}
    </div>
  );
}
