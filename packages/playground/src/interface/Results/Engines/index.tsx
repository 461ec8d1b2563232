import {useEffect, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {catalog} from '@markdown-zh/engines/catalog';
import type {Runner} from '../../../runner.ts';
import type {ChoiceEvent, Choices} from '../../../state.ts';
import type {SourcePlace} from '../../../worker/comparison/index.ts';
import {useIsSlow} from '../../useIsSlow.ts';
import JobMessage from '../JobMessage.tsx';
import Group from './Group.tsx';
import Options from './Options.tsx';
import Places from './Places.tsx';
import styles from './styles.module.css';
import {useComparison, type Failure} from './useComparison.ts';

type Props = {
  readonly runner: Runner;
  readonly source: string;
  readonly options: Choices['options'];
  readonly onChoice: (event: ChoiceEvent) => void;
  readonly onPick: (from: number, to: number) => void;
  readonly onLink: (href: string) => void;
  /** Called with the ranges to mark in the text; with an empty list on unmount. */
  readonly onDifferences: (places: readonly SourcePlace[]) => void;
};

/** Results of engines side by side; engines that agree are grouped. */
export default function ResultEngines(props: Props): ReactNode {
  const {runner, source, options, onChoice, onPick, onLink, onDifferences} = props;
  const results = useComparison(runner, source, options, useBaseUrl('/'));
  const {comparison, failures, isRunning} = results;
  const isSlow = useIsSlow(isRunning);
  const {groups = [], places} = comparison ?? {};
  useEffect(() => {
    onDifferences(places ?? []);
    return () => {
      onDifferences([]);
    };
  }, [places, onDifferences]);
  return (
    <div className={styles.engines}>
      <p className={styles.summary} role="status">
        {isSlow && (
          <Translate id="site.playground.engines.running">The engines are still running…</Translate>
        )}
        {!isSlow && groups.length === 1 && (
          <Translate id="site.playground.engines.agree">All engines agree on this text.</Translate>
        )}
        {!isSlow && groups.length > 1 && (
          <Translate id="site.playground.engines.differ" values={{count: groups.length}}>
            {'{count} different results. Differences from the first are marked.'}
          </Translate>
        )}
      </p>
      <Places places={places ?? []} onPick={onPick} />
      <JobMessage job={{...results, response: comparison}} />
      {failures.map((failure) => (
        <p key={failure.engine} role="alert" className={styles.failure}>
          {catalog[failure.engine].name}: {failureText(failure)}
        </p>
      ))}
      <div className={styles.groups} aria-busy={isRunning}>
        {groups.map((group, index) => (
          <Group
            key={group.engines.join()}
            group={group}
            isReference={index === 0}
            onLink={onLink}
          />
        ))}
      </div>
      <Options options={options} onChoice={onChoice} />
    </div>
  );
}

function failureText({type, message}: Failure): ReactNode {
  switch (type) {
    case 'refused':
      return (
        <Translate id="site.playground.engine.refused" values={{message: message ?? ''}}>
          {'rejected this text: {message}'}
        </Translate>
      );
    case 'stopped':
      return (
        <Translate id="site.playground.engine.stopped">
          took too long and was stopped. Edit the text to retry.
        </Translate>
      );
    case 'unavailable':
      return (
        <Translate id="site.playground.engine.unavailable">
          did not load. Are you offline? Edit the text to retry.
        </Translate>
      );
  }
}
