import type {ReactNode, RefObject} from 'react';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import CopyButton from './CopyButton';
import WordWrapButton from './WordWrapButton';
import styles from './styles.module.css';

/** The code block, a `<pre>`. */
export type Props = {readonly codeRef: RefObject<HTMLElement | null>};

/** The buttons of a code block. */
export default function CodeBlockButtons({codeRef}: Props): ReactNode {
  return (
    <div className={styles.buttons} lang={interfaceLanguage}>
      <WordWrapButton codeRef={codeRef} />
      <CopyButton codeRef={codeRef} />
    </div>
  );
}
