import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import type {Props as StockProps} from '@theme/CodeBlock';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import useTrustedHtml from '@markdown-zh/ui/useTrustedHtml';
import Buttons from './Buttons';
import styles from './styles.module.css';

type Props = Pick<StockProps, 'children' | 'className' | 'language' | 'title'> & {
  /** The highlighted code, made at build by plugins/articles/code-blocks. Without it, the children are shown without highlighting. */
  readonly html?: string;
  readonly numbered?: boolean;
};

export default function CodeBlock({
  children,
  className,
  html,
  language = 'text',
  numbered,
  title,
}: Props): ReactNode {
  const highlighted = useTrustedHtml(html ?? '');
  const codeRef = useRef<HTMLPreElement>(null);
  const languageClass = className ?? `language-${language}`;
  const codeClass = clsx(styles.lines, numbered && styles.numbered);
  return (
    <div className={clsx(languageClass, styles.block, 'theme-code-block')}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre
          ref={codeRef}
          // A scrollable region must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={clsx('prism-code', languageClass, styles.pre, 'thin-scrollbar')}
        >
          {html === undefined ? (
            <code className={codeClass}>{children}</code>
          ) : (
            <code className={codeClass} dangerouslySetInnerHTML={highlighted} />
          )}
        </pre>
        <BrowserOnly>
          {() => (
            <PartBoundary>
              <Buttons codeRef={codeRef} />
            </PartBoundary>
          )}
        </BrowserOnly>
      </div>
    </div>
  );
}
