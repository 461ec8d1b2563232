import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import styles from './styles.module.css';

type Props = {
  /** Given when the playground did not load, or crashed. */
  readonly onRetry?: () => void;
};

/** Stands where the playground will be, as large as it while it loads and after a fault; or says that it needs JavaScript. */
export default function PlaygroundFallback({onRetry}: Props): ReactNode {
  return (
    <div className={styles.fallback} lang={interfaceLanguage} data-search="none">
      <p className={styles.needsScript}>
        <Translate id="site.playground.noscript">
          The playground needs JavaScript. It compares five Markdown engines as you type, and marks
          what does not render. A sample result is below.
        </Translate>
      </p>
      {onRetry ? (
        <div role="alert">
          <p>
            <Translate id="site.playground.failed">
              The playground failed to load or crashed. This tab keeps your text.
            </Translate>
          </p>
          <Button onClick={onRetry}>
            <Translate id="site.playground.retry">Retry</Translate>
          </Button>
        </div>
      ) : (
        <p className={styles.loading}>
          <Translate id="site.playground.loading">Loading the playground…</Translate>
        </p>
      )}
    </div>
  );
}
