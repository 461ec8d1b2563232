import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  readonly children: string;
};

/**
 * Code without highlighting: a highlighter guesses what Markdown means, and would colour as bold what
 * the result beside it shows is not. Tabs and the spaces at a line's end, which mean something in
 * Markdown, can be seen.
 */
export default function ExampleCode({children}: Props): ReactNode {
  return (
    <pre className={styles.code}>
      <code>
        {children.split(/(\t| +(?=\n|$))/).map((piece, index) => {
          const isSpace = index % 2 === 1;
          return isSpace ? (
            <span key={index} className={clsx(piece === '\t' ? styles.tab : styles.trailing)}>
              {piece}
            </span>
          ) : (
            piece
          );
        })}
      </code>
    </pre>
  );
}
