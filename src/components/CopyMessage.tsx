import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './CopyMessage.module.css';

type Props = {
  readonly outcome: 'copied' | 'failed' | undefined;
  /** The message on success, if `Copied` is not enough. */
  readonly copied?: ReactNode;
  /** The message on failure, if there is another remedy. */
  readonly failed?: ReactNode;
};

/** Shows and announces whether copying succeeded. */
export default function CopyMessage({
  outcome,
  copied = <Translate id="site.copy.copied">Copied</Translate>,
  failed = (
    <Translate id="site.copy.failed">
      The browser blocked copying. Select the text and use your keyboard.
    </Translate>
  ),
}: Props): ReactNode {
  return (
    outcome && (
      <p role="alert" className={styles.message} lang={interfaceLanguage}>
        {outcome === 'copied' ? copied : failed}
      </p>
    )
  );
}
