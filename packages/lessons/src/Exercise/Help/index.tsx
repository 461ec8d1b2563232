import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './styles.module.css';

type Props = {
  readonly hints: readonly [string, string];
  readonly answer: string;
};

/** Two hints, then the answer. Each is inside the one before it, so a learner opens them in this order, also without scripts. */
export default function Help({hints: [first, second], answer}: Props): ReactNode {
  return (
    <details className={styles.help}>
      <summary lang={interfaceLanguage}>
        <Translate id="site.exercise.hint">Hint</Translate>
      </summary>
      <p>{first}</p>
      <details className={styles.help}>
        <summary lang={interfaceLanguage}>
          <Translate id="site.exercise.secondHint">Another hint</Translate>
        </summary>
        <p>{second}</p>
        <details className={styles.help}>
          <summary lang={interfaceLanguage}>
            <Translate id="site.exercise.solution">Answer</Translate>
          </summary>
          <pre className={styles.answer}>
            <code>{answer}</code>
          </pre>
        </details>
      </details>
    </details>
  );
}
