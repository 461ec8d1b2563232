import type {ReactNode} from 'react';
import type {PageResult} from '../../../index/types.ts';
import MarkedText from '../MarkedText/index.tsx';
import styles from './styles.module.css';

type Props = {
  readonly page: PageResult;
};

/** A page's title and breadcrumb. */
export default function PageHeading({page: {title, breadcrumb}}: Props): ReactNode {
  return (
    <>
      <span className={styles.title}>
        <MarkedText>{title}</MarkedText>
      </span>
      {breadcrumb.length > 0 && (
        <span className={styles.breadcrumb}> {breadcrumb.join(' › ')}</span>
      )}
    </>
  );
}
