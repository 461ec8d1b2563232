import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import CopyMessage from '@site/src/components/CopyMessage';
import TryInPlayground from '@site/src/components/TryInPlayground';
import {useCopy} from '@site/src/hooks/useCopy';
import type {ExampleState} from '../../state';
import styles from './styles.module.css';

type Props = {
  readonly phase: ExampleState['phase'];
  /** Whether the engine could not render the reader's text. */
  readonly refused: boolean;
  /** What Copy copies and the playground shows. */
  readonly source: string;
  readonly onEdit: () => void;
  readonly onReset: () => void;
};

/** Edit, and back. The button that replaces the one that was pressed gets the focus. */
export default function ExampleControls({
  phase,
  refused,
  source,
  onEdit,
  onReset,
}: Props): ReactNode {
  const {outcome, copy} = useCopy();
  const editButton = useRef<HTMLButtonElement>(null);
  const cameBack = useRef(false);
  useEffect(() => {
    if (phase === 'built' && cameBack.current) {
      editButton.current?.focus();
    }
    cameBack.current = phase === 'editing';
  }, [phase]);

  return (
    <>
      {phase === 'loading' && (
        <span className={styles.status}>
          <Translate id="site.example.loading">Loading…</Translate>
        </span>
      )}
      {phase === 'failed' && (
        <span role="alert" className={styles.status}>
          <Translate id="site.example.failed">The engine did not load.</Translate>
        </span>
      )}
      {refused && (
        <span role="alert" className={styles.status}>
          <Translate id="site.example.refused">The engine cannot render this text.</Translate>
        </span>
      )}
      <Button
        className={styles.button}
        onClick={() => {
          copy(source);
        }}
      >
        <Translate id="site.example.copy">Copy</Translate>
      </Button>
      <CopyMessage outcome={outcome} />
      <TryInPlayground source={source} />
      {phase === 'editing' ? (
        <Button className={styles.button} onClick={onReset}>
          <Translate id="site.example.reset">Reset</Translate>
        </Button>
      ) : (
        <Button ref={editButton} className={styles.button} onClick={onEdit}>
          {phase === 'failed' ? (
            <Translate id="site.example.retry">Retry</Translate>
          ) : (
            <Translate id="site.example.edit">Edit</Translate>
          )}
        </Button>
      )}
    </>
  );
}
