import type {ReactNode} from 'react';
import styles from './LessonAnswers.module.css';

type Props = {
  /** In the order of the exercises. */
  readonly answers: readonly string[];
};

const title = '答案';

/** The answers of a lesson, on the last page when it is printed. On a screen, each exercise has its own. */
export default function LessonAnswers({answers}: Props): ReactNode {
  return (
    <section className={styles.answers} data-search="none">
      <h2>{title}</h2>
      <ol>
        {answers.map((answer) => (
          <li key={answer}>
            <pre>
              <code>{answer}</code>
            </pre>
          </li>
        ))}
      </ol>
    </section>
  );
}
