import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** Parts. */
  readonly children: ReactNode;
};

/** The frame that all calculators share. */
export default function Calculator({title, children}: Props): ReactNode {
  return (
    <figure className={styles.calculator}>
      <figcaption className={styles.title}>{title}</figcaption>
      {children}
    </figure>
  );
}
