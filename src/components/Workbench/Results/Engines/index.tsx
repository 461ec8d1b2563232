import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {catalog} from '@site/src/lib/engines/catalog';
import type {Runner} from '../../runner';
import type {ChoiceEvent, Choices} from '../../state';
import JobMessage from '../JobMessage';
import Group from './Group';
import Options from './Options';
import styles from './styles.module.css';
import {useComparison, type Failure} from './useComparison';

type Props = {
  readonly runner: Runner;
  readonly source: string;
  readonly options: Choices['options'];
  readonly onChoice: (event: ChoiceEvent) => void;
};

/** Engines side by side: those that agree stand together. */
export default function ResultEngines({runner, source, options, onChoice}: Props): ReactNode {
  const results = useComparison(runner, source, options, useBaseUrl('/'));
  const {comparison, failures} = results;
  const groups = comparison?.groups ?? [];
  return (
    <div className={styles.engines}>
      <Options options={options} onChoice={onChoice} />
      <p className={styles.summary} role="status">
        {groups.length === 1 && (
          <Translate id="site.workbench.engines.agree">All engines agree on this text.</Translate>
        )}
        {groups.length > 1 && (
          <Translate id="site.workbench.engines.differ" values={{count: groups.length}}>
            {'{count} different results. What differs from the first one is marked.'}
          </Translate>
        )}
      </p>
      <JobMessage job={results} />
      {failures.map((failure) => (
        <p key={failure.engine} role="alert" className={styles.failure}>
          {catalog[failure.engine].name}: {describe(failure)}
        </p>
      ))}
      <div className={styles.groups}>
        {groups.map((group, index) => (
          <Group key={group.engines.join()} group={group} isReference={index === 0} />
        ))}
      </div>
    </div>
  );
}

function describe({type, message}: Failure): ReactNode {
  switch (type) {
    case 'refused':
      return (
        <Translate id="site.workbench.engine.refused" values={{message: message ?? ''}}>
          {'refuses this text: {message}'}
        </Translate>
      );
    case 'stopped':
      return (
        <Translate id="site.workbench.engine.stopped">
          took longer than five seconds and was stopped. It runs again when the text changes.
        </Translate>
      );
    case 'unavailable':
      return (
        <Translate id="site.workbench.engine.unavailable">
          did not load. Are you offline? It is tried again when the text changes.
        </Translate>
      );
  }
}
