import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {JobState} from '../useJob.ts';
import type {JobKind} from '../../worker/jobs.ts';
import styles from './JobMessage.module.css';

type Props = {
  readonly job: {
    readonly outcome?: JobState<JobKind>['outcome'];
    readonly message?: string;
    /** The last result, if any, which stays on the page. */
    readonly response?: unknown;
  };
};

/** Explains why there is no new result. */
export default function JobMessage({job: {outcome, message, response}}: Props): ReactNode {
  if (outcome === undefined || outcome === 'done') {
    return null;
  }
  return (
    <p role="alert" className={styles.message}>
      {outcome === 'stopped' && (
        <Translate id="site.playground.stopped">
          Processing took too long for a text of this size and was stopped.
        </Translate>
      )}
      {outcome === 'refused' && (
        <Translate
          id="site.playground.refused"
          values={{message: message?.replace(/[.。]$/, '') ?? ''}}
        >
          {'This text cannot be read: {message}.'}
        </Translate>
      )}
      {outcome === 'unavailable' && (
        <Translate id="site.playground.unavailable">
          The code did not load. Are you offline? Edit the text to retry.
        </Translate>
      )}
      {response !== undefined && (
        <>
          {' '}
          <Translate id="site.playground.lastResult">The previous result is below.</Translate>
        </>
      )}
    </p>
  );
}
