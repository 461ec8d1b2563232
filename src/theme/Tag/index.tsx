import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import styles from './styles.module.css';

export default function Tag({permalink, label, count}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} className={clsx(styles.tag)}>
      {label}
      {count && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
