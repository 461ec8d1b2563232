import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {catalog, type EngineId} from '@markdown-zh/engines/catalog';
import styles from './styles.module.css';

type Props = {
  readonly engine: EngineId;
};

/** Programs that use an engine, each with its source. */
export default function EngineUsers({engine}: Props): ReactNode {
  return (
    <small className={styles.users}>
      <Translate id="site.playground.engines.usedBy">Used by</Translate>{' '}
      {catalog[engine].usedBy.map(({name, source}, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={source}>{name}</Link>
        </span>
      ))}
    </small>
  );
}
