import type {CSSProperties, ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type {Answer, FeatureCounts} from '../model';
import {answerWords, words} from '../words';
import styles from './styles.module.css';

type Props = {
  readonly rows: readonly FeatureCounts[];
};

const answers: readonly Answer[] = ['yes', 'partly', 'no', 'unknown'];

function share(count: number): CSSProperties {
  return {flexGrow: count};
}

/** On how many platforms each way of writing works, as numbers and as a bar. */
export default function Overview({rows}: Props): ReactNode {
  return (
    <ScrollableTable className={styles.table}>
      <caption>{words.overviewCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.feature}</th>
          {answers.map((answer) => (
            <th key={answer} scope="col">
              {answerWords[answer]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({id, name, counts}) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <span className={styles.bar} aria-hidden="true">
                {answers.map((answer) => (
                  <i key={answer} className={styles[answer]} style={share(counts[answer])} />
                ))}
              </span>
            </th>
            {answers.map((answer) => (
              <td key={answer}>{counts[answer]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
