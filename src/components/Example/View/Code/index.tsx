import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  readonly children: string;
};

/**
 * Code without highlighting: a highlighter guesses at Markdown, and might show text as bold that is not bold in the
 * result beside it. Tabs and trailing spaces, which have a meaning in Markdown, are visible.
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
