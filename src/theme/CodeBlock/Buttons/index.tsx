import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

/** What can be done with a code block; nothing without JavaScript. */
export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <div className={clsx(styles.buttons, className)} lang="en">
          <WordWrapButton />
          <CopyButton />
        </div>
      )}
    </BrowserOnly>
  );
}
