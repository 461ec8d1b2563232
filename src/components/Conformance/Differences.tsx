import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {conformance, type Configuration} from '@markdown-zh/engines/conformance';
import {anchorOf, numbersOf, playgroundLink, qualifiedName} from './model';
import {reasons, type Reason} from './reasons';
import {words} from './words';
import styles from './Differences.module.css';

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
          <span lang="en">{qualifiedName(engine)}</span>
        </Heading>
        <ul>
          {groups.map((reason) => (
            <ReasonItem key={reason.says} reason={reason} playground={engine.playground} />
          ))}
        </ul>
      </section>
    );
  });
}

type ReasonProps = {
  readonly reason: Reason;
  readonly playground: Configuration['playground'];
};

const specifications = [
  ['commonmark', 'CommonMark'],
  ['gfm', 'GFM'],
] as const;

/** A reason with the examples that it explains, each linked to the playground. A reason without examples has no item. */
function ReasonItem({reason, playground}: ReasonProps): ReactNode {
  const found = specifications
    .map(([set, name]) => ({set, name, numbers: reason[set] ?? []}))
    .filter(({numbers}) => numbers.length > 0);
  if (found.length === 0) {
    return null;
  }
  return (
    <li className={styles.reason}>
      <WithCode text={reason.says} />
      {found.map(({set, name, numbers}) => (
        <span key={set} className={styles.examples} data-search="none">
          {words.examplesOf(name, numbers.length)}
          {numbers.map((number) => (
            <Link key={number} data-noBrokenLinkCheck to={playgroundLink(set, number, playground)}>
              {number}
            </Link>
          ))}
        </span>
      ))}
    </li>
  );
}

/** Text with code in backticks. */
function WithCode({text}: {readonly text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
