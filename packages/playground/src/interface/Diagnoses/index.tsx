import type {TextSupport} from '../../worker/diagnosis.ts';
import {memo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Edit} from '@markdown-zh/diagnosis';
import Button from '@markdown-zh/ui/Button';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {useIsSlow} from '../useIsSlow.ts';
import type {JobState} from '../useJob.ts';
import type {ChoiceEvent} from '../../state.ts';
import type {Target} from '@markdown-zh/platforms/targets';
import type {Explained} from '../../worker/diagnosis.ts';
import Item from './Item.tsx';
import PlatformChoice from './PlatformChoice.tsx';
import styles from './styles.module.css';
import Support from './Support.tsx';

type Props = {
  /** Outcome of the last diagnosis. */
  readonly outcome: JobState<'diagnosis'>['outcome'];
  readonly diagnoses: readonly Explained[];
  /** The diagnoses are of an older text; a new diagnosis is running. */
  readonly isDiagnosing: boolean;
  readonly platform?: Target | undefined;
  readonly support?: readonly TextSupport[] | undefined;
  /** If missing, the reader cannot choose a platform. */
  readonly onChoice?: (event: ChoiceEvent) => void;
  readonly onPick: (from: number, to: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
  readonly onFixAll: () => void;
};

/** Maximum of listed diagnoses: a long text in the wrong dialect has thousands. */
const listed = 50;

/** 「为什么不生效」: the parts of the text that do not render as they look, and why. */
function Diagnoses(props: Props): ReactNode {
  const {outcome, diagnoses, isDiagnosing, platform, support} = props;
  const {onChoice, onPick, onFix, onFixAll} = props;
  const safe = diagnoses.filter((diagnosis) => diagnosis.isSafe).length;
  const isSlow = useIsSlow(isDiagnosing);
  return (
    <section className={styles.panel} aria-labelledby="diagnoses" aria-busy={isDiagnosing}>
      <div className={styles.heading}>
        <h2 id="diagnoses" className={styles.title} lang={contentLanguage}>
          为什么不生效
        </h2>
        <span className={styles.count} role="status" lang={interfaceLanguage}>
          {isSlow ? (
            <Translate id="site.playground.diagnoses.checking">Checking…</Translate>
          ) : outcome === undefined ? null : outcome !== 'done' ? (
            <Translate id="site.playground.diagnoses.unfinished">
              This text could not be diagnosed
            </Translate>
          ) : diagnoses.length === 0 ? (
            <Translate id="site.playground.diagnoses.none">Nothing found</Translate>
          ) : (
            <Translate id="site.playground.diagnoses.count" values={{count: diagnoses.length}}>
              {'{count} found'}
            </Translate>
          )}
        </span>
        {safe > 1 && (
          <Button className={styles.fixAll} lang={contentLanguage} onClick={onFixAll}>
            全部修复（{safe} 处）
          </Button>
        )}
        {onChoice && <PlatformChoice platform={platform} onChoice={onChoice} />}
      </div>
      {platform && support && <Support platform={platform} answers={support} onPick={onPick} />}
      <ol className={styles.list} lang="zh-CN">
        {diagnoses.slice(0, listed).map((diagnosis, index) => (
          <Item
            key={`${diagnosis.rule} ${String(diagnosis.from)}`}
            diagnosis={diagnosis}
            isAloneInLine={isAlone(diagnoses, index)}
            onPick={onPick}
            onFix={onFix}
          />
        ))}
      </ol>
      {diagnoses.length > listed && (
        <p className={styles.more}>
          <Translate
            id="site.playground.diagnoses.more"
            values={{count: diagnoses.length - listed}}
          >
            {'{count} more, marked in the text.'}
          </Translate>
        </p>
      )}
    </section>
  );
}

/** Whether no other diagnosis begins in the same line; they are in text order. */
function isAlone(diagnoses: readonly Explained[], index: number): boolean {
  const {line} = diagnoses[index] ?? {};
  return diagnoses[index - 1]?.line !== line && diagnoses[index + 1]?.line !== line;
}

/** Memoised: not rendered again when only the cursor moves, because long texts have many diagnoses. */
export default memo(Diagnoses);
