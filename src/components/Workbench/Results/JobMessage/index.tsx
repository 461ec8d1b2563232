import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {JobState} from '../../useJob';
import type {JobKind} from '../../worker/jobs';
import styles from './styles.module.css';

type Props = {
  readonly job: {
    readonly outcome?: JobState<JobKind>['outcome'];
    readonly message?: string;
  };
};

/** Says when a result could not be had. The last one stays on the page. */
export default function JobMessage({job: {outcome, message}}: Props): ReactNode {
  if (outcome === undefined || outcome === 'done') {
    return null;
  }
  return (
    <p role="alert" className={styles.message}>
      {outcome === 'stopped' && (
        <Translate id="site.workbench.stopped">
          This text took longer than one of its length may, and was stopped. Below is the last
          result.
        </Translate>
      )}
      {outcome === 'refused' && (
        <Translate id="site.workbench.refused" values={{message: message ?? ''}}>
          {'This text cannot be read: {message}. Below is the last result.'}
        </Translate>
      )}
      {outcome === 'unavailable' && (
        <Translate id="site.workbench.unavailable">
          The code for this did not load. Are you offline? It is tried again when the text changes.
        </Translate>
      )}
    </p>
  );
}
