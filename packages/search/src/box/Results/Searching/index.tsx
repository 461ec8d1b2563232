import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Stands where the first results will be. */
export default function Searching(): ReactNode {
  return (
    <p className={styles.searching}>
      <Translate id="site.search.searching">Searching…</Translate>
    </p>
  );
}
