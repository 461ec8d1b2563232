import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import styles from './styles.module.css';

type Props = {
  readonly outcome: 'copied' | 'failed' | undefined;
  /** What is said when it went well, where `Copied` says too little. */
  readonly copied?: ReactNode;
  /** What is said when it failed, where there is another remedy. */
  readonly failed?: ReactNode;
};

/** Says, to the eye and to a screen reader, whether copying went well. */
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
