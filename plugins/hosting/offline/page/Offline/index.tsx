import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {requestedPage} from '../../shared/addresses';
import MissingPage from './MissingPage';
import OpenedPages from './OpenedPages';
import SavedFiles from './SavedFiles';
import styles from './styles.module.css';

/** Shows what is stored, and what can be. Runs only in the browser. */
export default function Offline(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const requested = requestedPage(window.location.href, baseUrl);
  const canStore = 'serviceWorker' in navigator && 'caches' in window;
  return (
    <div className={styles.page}>
      {requested !== undefined && <MissingPage page={requested} />}
      {canStore ? (
        <>
          <SavedFiles collection="docs" />
          <SavedFiles collection="playground" />
          <OpenedPages />
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
