import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Chinese from '@site/src/components/Chinese';
import type {Edit} from '@site/src/lib/diagnosis/rule';
import type {JobState} from '../useJob';
import type {Diagnosis} from '../worker/diagnosis';
import Item from './Item';
import styles from './styles.module.css';

type Props = {
  /** What came of the last diagnosis. */
  readonly outcome: JobState<'diagnosis'>['outcome'];
  readonly diagnoses: readonly Diagnosis[];
  readonly source: string;
  readonly onPick: (from: number, to: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
};

/** Diagnoses that are listed: a long text in the wrong dialect has thousands. */
const listed = 50;

/** 「为什么不生效」: what in the text does not do what it looks like, and why. */
export default function Diagnoses(props: Props): ReactNode {
  const {outcome, diagnoses, source, onPick, onFix} = props;
  return (
    <section className={styles.panel} aria-labelledby="diagnoses">
      <h2 id="diagnoses" className={styles.heading}>
        <Chinese>为什么不生效</Chinese>
        <span className={styles.count} role="status" lang="en">
          {outcome === undefined ? null : outcome !== 'done' ? (
            <Translate id="site.workbench.diagnoses.unfinished">
              This text could not be diagnosed
            </Translate>
          ) : diagnoses.length === 0 ? (
            <Translate id="site.workbench.diagnoses.none">Nothing found</Translate>
          ) : (
            <Translate id="site.workbench.diagnoses.count" values={{count: diagnoses.length}}>
              {'{count} found'}
            </Translate>
          )}
        </span>
      </h2>
      <ol className={styles.list} lang="zh-CN">
        {diagnoses.slice(0, listed).map((diagnosis) => (
          <Item
            key={`${diagnosis.rule} ${String(diagnosis.from)}`}
            diagnosis={diagnosis}
            source={source}
            onPick={onPick}
            onFix={onFix}
          />
        ))}
      </ol>
      {diagnoses.length > listed && (
        <p className={styles.more}>
          <Translate id="site.workbench.diagnoses.more" values={{count: diagnoses.length - listed}}>
            {'{count} more. They are marked in the text.'}
          </Translate>
        </p>
      )}
    </section>
  );
}
