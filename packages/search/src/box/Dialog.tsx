import {useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SearchBoundary from '@theme/SearchBoundary';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import Failure from './Failure.tsx';
import Field from './Field.tsx';
import type {BoxCode} from './useBoxCode.ts';
import styles from './Dialog.module.css';

type Props = {
  readonly code: BoxCode;
  /** Called when the reader closes it: by Escape, by a click outside, or by the browser's Back gesture. */
  readonly onClose: () => void;
};

/** The search over the page, full-screen on a phone. */
export default function SearchDialog({code, onClose}: Props): ReactNode {
  return (
    <ModalDialog
      isOpen
      className={styles.dialog}
      label={translate({id: 'site.search.dialog', message: 'Search this site'})}
      onClose={onClose}
    >
      <div className={styles.content}>
        <SearchBoundary>
          <LoadingBox code={code} onClose={onClose} />
        </SearchBoundary>
      </div>
    </ModalDialog>
  );
}

/** Takes input while the box's code loads. The box then replaces it, but not during a composition. */
function LoadingBox({code, onClose}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  if (code.Box && !isComposing) {
    return <code.Box text={text} onClose={onClose} />;
  }
  return (
    <>
      <Field
        ref={field}
        value={text}
        onChange={({currentTarget}) => {
          setText(currentTarget.value);
        }}
        onCompositionStart={() => {
          setIsComposing(true);
        }}
        onCompositionEnd={({currentTarget}) => {
          setText(currentTarget.value);
          setIsComposing(false);
        }}
        onClose={onClose}
      />
      {code.hasFailed ? (
        <Failure onRetry={code.load} />
      ) : (
        <p className={styles.loading}>
          <Translate id="site.search.loading">Loading…</Translate>
        </p>
      )}
    </>
  );
}
