import type {ReactNode} from 'react';
import type {Platform} from '@markdown-zh/platforms/evidence';
import {words} from '@markdown-zh/platforms/words';
import Cell from '../Cell';
import type {ComparedFeature} from '../model';
import styles from './styles.module.css';

type Props = {
  readonly platforms: readonly Platform[];
  readonly rows: readonly ComparedFeature[];
};

/** A row for each feature and a column for each platform; on a narrow screen, a card for each feature. */
export default function ComparisonTable({platforms, rows}: Props): ReactNode {
  return (
    <div className={`scrolls-sideways ${styles.frame}`}>
      <table className={styles.table} aria-labelledby="compare">
        <thead>
          <tr>
            <th scope="col">{words.feature}</th>
            {platforms.map(({id, name, scope}) => (
              <th key={id} scope="col">
                {name}
                {scope && <small>{scope}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({feature, cells}) => (
            <tr key={feature.id}>
              <th scope="row">
                {feature.name}
                {feature.sample && <code>{feature.sample}</code>}
              </th>
              {platforms.map(({id, name}, index) => (
                <Cell key={id} platform={name} cell={cells[index]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
