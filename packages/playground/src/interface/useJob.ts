import {useEffect, useState} from 'react';
import type {Outcome, Runner} from '../runner.ts';
import type {JobKind, Jobs} from '../worker/jobs.ts';

export interface JobState<Kind extends JobKind> {
  /** The last response, which stays while a newer text is processed or if it is rejected. */
  readonly response: Jobs[Kind]['response'] | undefined;
  /** Outcome of the last job; undefined while the first one runs. */
  readonly outcome: Exclude<Outcome<Kind>['type'], 'superseded'> | undefined;
  /** The request of that outcome. */
  readonly request?: Jobs[Kind]['request'];
  /** Why the engine rejected the text. */
  readonly message?: string;
}

/**
 * Runs a job whenever `request` is another object, but none while it is undefined.
 *
 * @param known the response to this request, if the build has it; then no job runs
 */
export function useJob<Kind extends JobKind>(
  runner: Runner,
  kind: Kind,
  request: Jobs[Kind]['request'] | undefined,
  known?: Jobs[Kind]['response'],
): JobState<Kind> {
  const [state, setState] = useState<JobState<Kind>>({response: undefined, outcome: undefined});
  useEffect(() => {
    if (!request) {
      return;
    }
    const done: Promise<Outcome<Kind>> = known
      ? Promise.resolve({type: 'done', response: known})
      : runner.run(kind, request);
    void done.then((outcome) => {
      if (outcome.type === 'done') {
        setState({response: outcome.response, outcome: 'done', request});
      } else if (outcome.type !== 'superseded') {
        const message = outcome.type === 'refused' ? {message: outcome.message} : {};
        setState(({response}) => ({response, outcome: outcome.type, request, ...message}));
      }
    });
  }, [runner, kind, request, known]);
  return request && known ? {response: known, outcome: 'done', request} : state;
}
