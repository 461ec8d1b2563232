import type {ReactNode} from 'react';
import styles from './Figure.module.css';

type Props = {
  readonly children: ReactNode;
  readonly caption: string | undefined;
};

/** A picture of an article with its caption. */
export default function Figure({children, caption}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
