import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from '../styles.module.css';

type Props = {
  /** The requested path. */
  readonly page: string;
};

/** Names the page that is not stored, and offers a retry. */
export default function MissingPage({page}: Props): ReactNode {
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
