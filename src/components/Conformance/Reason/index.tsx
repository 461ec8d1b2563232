import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Configuration} from '@markdown-zh/engines/conformance';
import {playgroundLink} from '../model';
import type {Reason} from '../reasons';
import {words} from '../words';
import styles from './styles.module.css';

type Props = {
  readonly reason: Reason;
  readonly playground: Configuration['playground'];
};

const specifications = [
  ['commonmark', 'CommonMark'],
  ['gfm', 'GFM'],
] as const;

/** A reason with the examples that it explains, each linked to the playground. Renders nothing without examples. */
export default function ConformanceReason({reason, playground}: Props): ReactNode {
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
