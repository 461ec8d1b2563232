import type {ReactNode, RefObject} from 'react';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import CopyButton from './CopyButton';
import WordWrapButton from './WordWrapButton';
import styles from './styles.module.css';

/** The block of code, a `<pre>`. */
export type Props = {readonly codeRef: RefObject<HTMLElement | null>};

/** What can be done with a code block. */
export default function CodeBlockButtons({codeRef}: Props): ReactNode {
  return (
    <div className={styles.buttons} lang={interfaceLanguage}>
      <WordWrapButton codeRef={codeRef} />
      <CopyButton codeRef={codeRef} />
    </div>
  );
}
