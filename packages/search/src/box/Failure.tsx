import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import Links from './Links.tsx';
import styles from './Failure.module.css';

type Props = {
  readonly onRetry: () => void;
};

/** Says that the index, or the code that reads it, did not load. */
export default function SearchFailure({onRetry}: Props): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Translate id="site.search.failed">
          The search did not load. You may be offline, or the site was just updated.
        </Translate>
      </p>
      <p>
        <Button onClick={onRetry}>
          <Translate id="site.search.retry">Retry</Translate>
        </Button>
      </p>
      <p className={styles.instead}>
        <Links />
      </p>
    </div>
  );
}
