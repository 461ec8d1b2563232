import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {conformance} from '@markdown-zh/engines/conformance';
import Reason from '../Reason';
import {anchorOf, nameOf, numbersOf} from '../model';
import {reasons} from '../reasons';
import {words} from '../words';
import styles from './styles.module.css';

const {configurations, results} = conformance;

/** Lists, by engine and reason, the examples whose output differs from the specification. */
export default function ConformanceDifferences(): ReactNode {
  return configurations.map((engine) => {
    const numbers = (verdict: 'equivalent' | 'refused') => ({
      commonmark: numbersOf(results.commonmark, engine.id, verdict),
      gfm: numbersOf(results.gfm, engine.id, verdict),
    });
    const groups = [
      ...reasons[engine.id],
      {says: words.refusedExamples, ...numbers('refused')},
      {says: words.equivalentExamples, ...numbers('equivalent')},
    ];
    const id = anchorOf(engine.id);
    return (
      <section key={id} aria-labelledby={id} className={styles.engine}>
        <Heading as="h3" id={id}>
          <span lang="en">{nameOf(engine)}</span>
        </Heading>
        <ul>
          {groups.map((reason) => (
            <Reason key={reason.says} reason={reason} playground={engine.playground} />
          ))}
        </ul>
      </section>
    );
  });
}
