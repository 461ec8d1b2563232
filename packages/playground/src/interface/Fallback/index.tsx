import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './styles.module.css';

/** Takes the place of a playground that has crashed. */
export default function PlaygroundFallback(): ReactNode {
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
