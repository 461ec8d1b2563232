import type {ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type {Answer, FeatureCounts} from '@markdown-zh/platforms/model';
import {answerWords, words} from '@markdown-zh/platforms/words';
import styles from './Overview.module.css';

type Props = {
  readonly rows: readonly FeatureCounts[];
};

const answers: readonly Answer[] = ['yes', 'partly', 'no', 'unknown'];

/** The number of platforms that support each feature, as numbers and as a bar. */
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
              <Bar counts={counts} />
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

/** The numbers as one bar. It is an SVG, because the site's policy forbids style attributes. */
function Bar({counts}: Pick<FeatureCounts, 'counts'>): ReactNode {
  const sum = (some: readonly Answer[]) =>
    some.reduce((total, answer) => total + counts[answer], 0);
  const percent = (count: number) => `${((count / sum(answers)) * 100).toFixed(2)}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {answers.map((answer, index) => (
        <rect
          key={answer}
          className={styles[answer]}
          x={percent(sum(answers.slice(0, index)))}
          width={percent(counts[answer])}
          height="100%"
        />
      ))}
    </svg>
  );
}
