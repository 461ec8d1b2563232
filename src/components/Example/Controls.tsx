import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import TryInPlayground from '@site/src/components/TryInPlayground';
import type {ExampleProblem, ExampleState} from './state';
import styles from './Controls.module.css';

type Props = {
  readonly phase: ExampleState['phase'];
  readonly problem: ExampleProblem | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onReset: (() => void) | undefined;
};

/** The buttons of an example. src/components/ArticleActions handles those with `data-action`. */
export default function ExampleControls({phase, problem, onEdit, onReset}: Props): ReactNode {
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
      {problem && (
        <span role="alert" className={styles.status}>
          {problem === 'refused' ? (
            <Translate id="site.example.refused">The engine cannot render this text.</Translate>
          ) : (
            <Translate id="site.example.stopped">
              Rendering took too long and was stopped. Shorten the text.
            </Translate>
          )}
        </span>
      )}
      <Button className={styles.button} data-action="copy">
        <Translate id="site.example.copy">Copy</Translate>
      </Button>
      <TryInPlayground />
      {phase === 'failed' && (
        <Button className={styles.button} onClick={onEdit}>
          <Translate id="site.example.retry">Retry</Translate>
        </Button>
      )}
      {phase === 'built' ? (
        <Button
          className={styles.button}
          data-action={onEdit ? undefined : 'edit'}
          onClick={onEdit}
        >
          <Translate id="site.example.edit">Edit</Translate>
        </Button>
      ) : (
        <Button className={styles.button} onClick={onReset}>
          <Translate id="site.example.reset">Reset</Translate>
        </Button>
      )}
    </>
  );
}
