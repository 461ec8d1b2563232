import type {ReactNode} from 'react';
import type {Change as Lines} from '../worker/change-of.ts';
import styles from './Change.module.css';

/** The lines of a change, as they were and as they become. */
export default function Change({before, after}: Lines): ReactNode {
  return (
    <p className={styles.change}>
      <del>{before}</del>
      <ins>{after}</ins>
    </p>
  );
}
