import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton, {type Props as CopyProps} from './CopyButton';
import WordWrapButton, {type Props as WrapProps} from './WordWrapButton';
import styles from './styles.module.css';

type Props = CopyProps & {readonly wrap: WrapProps};

/** What can be done with a code block; nothing without JavaScript. */
export default function CodeBlockButtons({codeRef, wrap}: Props): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <div className={styles.buttons} lang="en">
          <WordWrapButton {...wrap} />
          <CopyButton codeRef={codeRef} />
        </div>
      )}
    </BrowserOnly>
  );
}
