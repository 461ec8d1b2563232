import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

/** A native `<details>`: the browser opens and closes it, searches in it and prints it. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
