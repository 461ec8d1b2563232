import {useEffect, useState} from 'react';
import type {Outcome, Runner} from './runner';
import type {JobKind, Jobs} from './worker/jobs';

export interface JobState<Kind extends JobKind> {
  /** The last answer, which stays while a newer text is at work, or is refused. */
  readonly answer: Jobs[Kind]['answer'] | undefined;
  /** What came of the last job; nothing while the first one is under way. */
  readonly outcome: Exclude<Outcome<Kind>['type'], 'superseded'> | undefined;
  /** What was asked for when that came. */
  readonly ask?: Jobs[Kind]['ask'];
  /** Why the engine refused the text. */
  readonly message?: string;
}

/** Runs a job whenever `ask` becomes another object; nothing is asked while it is undefined. */
export function useJob<Kind extends JobKind>(
  runner: Runner,
  kind: Kind,
  ask: Jobs[Kind]['ask'] | undefined,
): JobState<Kind> {
  const [state, setState] = useState<JobState<Kind>>({answer: undefined, outcome: undefined});
  useEffect(() => {
    if (!ask) {
      return;
    }
    void runner.run(kind, ask).then((outcome) => {
      if (outcome.type === 'done') {
        setState({answer: outcome.answer, outcome: 'done', ask});
      } else if (outcome.type !== 'superseded') {
        const message = outcome.type === 'refused' ? {message: outcome.message} : {};
        setState(({answer}) => ({answer, outcome: outcome.type, ask, ...message}));
      }
    });
  }, [runner, kind, ask]);
  return state;
}
