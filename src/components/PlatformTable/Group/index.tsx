import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ScrollableTable from '@site/src/components/ScrollableTable';
import Answer from '../Answer';
import type {Source} from '../evidence';
import {features} from '../features';
import type {PlatformGroup} from '../platforms';
import {words} from '../words';
import styles from './styles.module.css';

type Props = {
  readonly group: PlatformGroup;
  readonly numbers: ReadonlyMap<Source, number>;
};

/** One table with a row for each feature and a column for each platform of the group. */
export default function Group({group: {id, name, platforms}, numbers}: Props): ReactNode {
  useBrokenLinks().collectAnchor(`platforms-${id}`);
  return (
    <div id={`platforms-${id}`} className={styles.group}>
      <ScrollableTable className={styles.table}>
        <caption>
          <span>{name}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.feature}</th>
            {platforms.map((platform) => (
              <th key={platform.name} scope="col">
                {platform.name}
                {platform.scope && <small>{platform.scope}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr key={feature.id}>
              <th scope="row">
                {feature.name}
                {feature.sample && <code>{feature.sample}</code>}
              </th>
              {platforms.map(({name: platform, cells}) => (
                <Answer key={platform} cell={cells[feature.id]} numbers={numbers} />
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}
