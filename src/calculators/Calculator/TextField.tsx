import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import StaticValue from './StaticValue';
import Symbols from './Symbols';
import controls from './control.module.css';
import styles from './TextField.module.css';

type Props = {
  readonly label: string;
  readonly unit?: string | undefined;
  readonly value: string;
  /** The error message for the value. */
  readonly error?: string | undefined;
  readonly inputMode?: 'decimal' | 'text';
  readonly disabled?: boolean;
  /** Spans two columns. */
  readonly span?: boolean;
  readonly onChange: (text: string) => void;
};

/** A labelled text field with its unit; the line below is reserved for the error message. */
export default function TextField(props: Props): ReactNode {
  const {label, unit, value, error, inputMode = 'text', disabled, span, onChange} = props;
  const id = useId();
  const errorId = `${id}error`;
  const name = (
    <>
      <Symbols text={label} /> {unit && <span className={styles.unit}>{unit}</span>}
    </>
  );
  if (!useIsBrowser()) {
    return (
      <div className={clsx(styles.field, span && styles.span)}>
        <span className={styles.label}>{name}</span>
        <StaticValue value={value} />
        <span className={styles.error}>{error}</span>
      </div>
    );
  }
  return (
    <div className={clsx(styles.field, span && styles.span)}>
      <label className={styles.label} htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        className={controls.control}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <span id={errorId} className={styles.error} role="status">
        {error}
      </span>
    </div>
  );
}
