import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {requestedPage} from '../shared/addresses';
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

/** Names the page that is not stored, and offers a retry. */
function MissingPage({page}: {readonly page: string}): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <p>
        <Translate id="site.offline.missing" values={{page: <code>{readable(page)}</code>}}>
          {'{page} is not saved on this device, and you seem to be offline.'}
        </Translate>
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          window.location.replace(page);
        }}
      >
        <Translate id="site.offline.retry">Retry</Translate>
      </button>
    </div>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
