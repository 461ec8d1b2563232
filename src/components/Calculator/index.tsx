import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  /** Parts. */
  readonly children: ReactNode;
};

const withoutScripts = '这里是默认数值和由它们算出的结果；改数值要有 JavaScript。';

/** The frame of all calculators. */
export default function Calculator({title, children}: Props): ReactNode {
  return (
    <figure className={styles.calculator}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.needsScript} data-search="none">
        {withoutScripts}
      </p>
      {children}
    </figure>
  );
}
