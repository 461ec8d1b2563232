import type {ReactNode} from 'react';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import CopyButton from './CopyButton';
import type {Props} from './props';
import WordWrapButton from './WordWrapButton';
import styles from './styles.module.css';

/** The buttons of a code block. */
export default function CodeBlockButtons({codeRef}: Props): ReactNode {
  return (
    <div className={styles.buttons} lang={interfaceLanguage}>
      <WordWrapButton codeRef={codeRef} />
      <CopyButton codeRef={codeRef} />
    </div>
  );
}
