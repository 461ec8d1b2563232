import {useLayoutEffect, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './styles.module.css';
import Workspace from './Workspace/index.tsx';

/** The Markdown playground. The build writes it with its first text and results; editor, frame and workers load on demand. */
export default function Playground(): ReactNode {
  // A site may set it before the first paint, so that the layout does not change.
  useLayoutEffect(() => {
    document.documentElement.dataset.hasScripts = '';
  }, []);
  return (
    <div className={styles.playground} data-search="none">
      <p className={styles.needsScript} lang={interfaceLanguage}>
        <Translate id="site.playground.noscript">
          The playground needs JavaScript. It compares five Markdown engines as you type, and marks
          what does not render. A sample result is below.
        </Translate>
      </p>
      <ErrorBoundary fallback={() => <Fallback />}>
        <Workspace />
      </ErrorBoundary>
    </div>
  );
}

/** Replaces a playground that has crashed. */
function Fallback(): ReactNode {
  return (
    <div className={styles.fallback} lang={interfaceLanguage} role="alert">
      <p>
        <Translate id="site.playground.failed">
          The playground crashed. This tab keeps your text.
        </Translate>
      </p>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        <Translate id="site.playground.retry">Retry</Translate>
      </Button>
    </div>
  );
}
