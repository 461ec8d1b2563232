import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A placeholder for the first results. */
export default function Searching(): ReactNode {
  return (
    <p className={styles.searching}>
      <Translate id="site.search.searching">Searching…</Translate>
    </p>
  );
}
