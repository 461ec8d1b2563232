import type {ReactNode} from 'react';
import type {Answer} from '@markdown-zh/platforms/model';
import {answerMeanings, answerWords} from '@markdown-zh/platforms/words';
import styles from './styles.module.css';

const answers: readonly Answer[] = ['yes', 'partly', 'no', 'unknown'];

/** Explains the four answers. */
export default function Legend(): ReactNode {
  return (
    <dl className={styles.legend}>
      {answers.map((answer) => (
        <div key={answer}>
          <dt className={styles[answer]}>{answerWords[answer]}</dt>
          <dd>{answerMeanings[answer]}</dd>
        </div>
      ))}
    </dl>
  );
}
