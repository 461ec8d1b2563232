import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type LoadingType from '@theme/Loading';
import ErrorNotice from '@markdown-zh/ui/ErrorNotice';
import styles from './styles.module.css';

type Props = Parameters<typeof LoadingType>[0];

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <ErrorNotice>
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.Loading.retry">Retry</Translate>
        </button>
      </ErrorNotice>
    );
  }
  if (pastDelay) {
    return (
      <p role="status" className={styles.pending}>
        <Translate id="site.Loading.pending">Loading…</Translate>
      </p>
    );
  }
  return null;
}
