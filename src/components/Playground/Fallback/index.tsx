import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import styles from './styles.module.css';

type Props = {
  /** Given if the playground did not load or crashed. */
  readonly onRetry?: () => void;
};

/** A placeholder of the same size while the playground loads, and after an error. Without JavaScript, says that the playground needs it. */
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
