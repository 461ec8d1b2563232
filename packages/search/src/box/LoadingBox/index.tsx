import {useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Field from '../Field/index.tsx';
import Failure from '../Results/Failure/index.tsx';
import type {BoxCode} from '../useBoxCode.ts';
import styles from './styles.module.css';

type Props = {
  readonly code: BoxCode;
  readonly onClose: () => void;
};

/** Takes input while the box's code loads. The box then replaces it, but not during a composition. */
export default function LoadingBox({code, onClose}: Props): ReactNode {
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
