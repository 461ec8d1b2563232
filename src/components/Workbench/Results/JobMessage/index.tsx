import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {JobState} from '../../useJob';
import type {JobKind} from '../../worker/jobs';
import styles from './styles.module.css';

type Props = {
  readonly job: {
    readonly outcome?: JobState<JobKind>['outcome'];
    readonly message?: string;
    /** The last result, if there was one: it stays on the page. */
    readonly answer?: unknown;
  };
};

/** Says when a result could not be had. */
export default function JobMessage({job: {outcome, message, answer}}: Props): ReactNode {
  if (outcome === undefined || outcome === 'done') {
    return null;
  }
  return (
    <p role="alert" className={styles.message}>
      {outcome === 'stopped' && (
        <Translate id="site.workbench.stopped">
          This text took longer than one of its length may, and was stopped.
        </Translate>
      )}
      {outcome === 'refused' && (
        <Translate id="site.workbench.refused" values={{message: message ?? ''}}>
          {'This text cannot be read: {message}.'}
        </Translate>
      )}
      {outcome === 'unavailable' && (
        <Translate id="site.workbench.unavailable">
          The code for this did not load. Are you offline? It is tried again when the text changes.
        </Translate>
      )}
      {answer !== undefined && (
        <>
          {' '}
          <Translate id="site.workbench.lastResult">Below is the last result.</Translate>
        </>
      )}
    </p>
  );
}
