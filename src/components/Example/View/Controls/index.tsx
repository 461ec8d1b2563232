import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ExampleState} from '../../state';
import styles from './styles.module.css';

type Props = {
  readonly phase: ExampleState['phase'];
  readonly onEdit: () => void;
  readonly onReset: () => void;
};

/** Edit, and back. The button that replaces the one that was pressed gets the focus. */
export default function ExampleControls({phase, onEdit, onReset}: Props): ReactNode {
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
      <span role="status" className={styles.status}>
        {phase === 'loading' && <Translate id="site.example.loading">Loading…</Translate>}
        {phase === 'failed' && (
          <Translate id="site.example.failed">The engine did not load.</Translate>
        )}
      </span>
      {phase === 'editing' ? (
        <button type="button" className={styles.button} onClick={onReset}>
          <Translate id="site.example.reset">Reset</Translate>
        </button>
      ) : (
        <button ref={editButton} type="button" className={styles.button} onClick={onEdit}>
          {phase === 'failed' ? (
            <Translate id="site.example.retry">Retry</Translate>
          ) : (
            <Translate id="site.example.edit">Edit</Translate>
          )}
        </button>
      )}
    </>
  );
}
