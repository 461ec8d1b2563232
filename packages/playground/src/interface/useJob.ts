import {useEffect, useState} from 'react';
import type {Outcome, Runner} from '../runner.ts';
import type {JobKind, Jobs} from '../worker/jobs.ts';

export interface JobState<Kind extends JobKind> {
  /** The last answer, which stays while a newer text is processed or if it is rejected. */
  readonly answer: Jobs[Kind]['answer'] | undefined;
  /** Outcome of the last job; undefined while the first one runs. */
  readonly outcome: Exclude<Outcome<Kind>['type'], 'superseded'> | undefined;
  /** The request of that outcome. */
  readonly ask?: Jobs[Kind]['ask'];
  /** Why the engine rejected the text. */
  readonly message?: string;
}

/**
 * Runs a job whenever `ask` is another object; does nothing while it is undefined.
 *
 * @param known the answer to this request, if the build has it; then nothing runs
 */
export function useJob<Kind extends JobKind>(
  runner: Runner,
  kind: Kind,
  ask: Jobs[Kind]['ask'] | undefined,
  known?: Jobs[Kind]['answer'],
): JobState<Kind> {
  const [state, setState] = useState<JobState<Kind>>({answer: undefined, outcome: undefined});
  useEffect(() => {
    if (!ask) {
      return;
    }
    const done: Promise<Outcome<Kind>> = known
      ? Promise.resolve({type: 'done', answer: known})
      : runner.run(kind, ask);
    void done.then((outcome) => {
      if (outcome.type === 'done') {
        setState({answer: outcome.answer, outcome: 'done', ask});
      } else if (outcome.type !== 'superseded') {
        const message = outcome.type === 'refused' ? {message: outcome.message} : {};
        setState(({answer}) => ({answer, outcome: outcome.type, ask, ...message}));
      }
    });
  }, [runner, kind, ask, known]);
  return ask && known ? {answer: known, outcome: 'done', ask} : state;
}
