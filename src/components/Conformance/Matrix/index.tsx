import type {ReactNode} from 'react';
import type {SetId} from '@markdown-zh/engines/example';
import {conformance} from '@markdown-zh/engines/conformance';
import {columnsOf, nameOf} from '../model';
import {words} from '../words';
import styles from './styles.module.css';
import Table from './Table';

type Props = {
  readonly set: SetId;
  /** In the language of the article. */
  readonly caption: string;
};

/** Passed examples by section and engine: the engines that deviate most first, and folded, those that pass all. */
export default function ConformanceMatrix({set, caption}: Props): ReactNode {
  const sections = conformance.results[set];
  const against = set === 'chinese' ? 'author' : 'specification';
  const {deviating, perfect} = columnsOf(sections, conformance.configurations, against);
  const shared = {set, sections, against, caption} as const;
  return (
    <>
      <Table {...shared} engines={deviating} />
      {perfect.length > 0 && (
        <details className={styles.perfect}>
          <summary>{words.perfect(perfect.map(nameOf))}</summary>
          <Table {...shared} engines={perfect} />
        </details>
      )}
    </>
  );
}
