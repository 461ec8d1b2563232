import type {ReactNode} from 'react';
import type {Marked} from '../../../index/types.ts';
import styles from './styles.module.css';

type Props = {
  readonly children: readonly Marked[];
};

/** Text with its matches marked, and the blocks of an excerpt separated. */
export default function MarkedText({children}: Props): ReactNode {
  return children.map(({text, isMatch}, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {inOneLine(text)}
      </mark>
    ) : (
      inOneLine(text)
    ),
  );
}

function inOneLine(text: string): string {
  return text.replaceAll(/\n+/gu, ' · ');
}
