import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import styles from './styles.module.css';

type Props = {
  /** Given when the workbench did not load, or crashed. */
  readonly onRetry?: () => void;
};

/** Stands where the workbench will be, as large as it while it loads and after a fault; or says that it needs JavaScript. */
export default function WorkbenchFallback({onRetry}: Props): ReactNode {
  return (
    <div className={styles.fallback} lang={interfaceLanguage} data-search="none">
      <p className={styles.needsScript}>
        <Translate id="site.workbench.noscript">
          The playground needs JavaScript. It compares five Markdown engines as you type, and marks
          what does not render. A sample result is below.
        </Translate>
      </p>
      {onRetry ? (
        <div role="alert">
          <p>
            <Translate id="site.workbench.failed">
              The playground failed to load or crashed. This tab keeps your text.
            </Translate>
          </p>
          <Button onClick={onRetry}>
            <Translate id="site.workbench.retry">Retry</Translate>
          </Button>
        </div>
      ) : (
        <p className={styles.loading}>
          <Translate id="site.workbench.loading">Loading the playground…</Translate>
        </p>
      )}
    </div>
  );
}
