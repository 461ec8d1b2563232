import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import StaticValue from './StaticValue';
import controls from './control.module.css';
import styles from './SelectField.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Group<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
}

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (Option<Value> | Group<Value>)[];
  /** Spans two columns. */
  readonly span?: boolean;
  readonly onChange: (value: Value) => void;
};

export default function SelectField<Value extends string>(props: Props<Value>): ReactNode {
  const {label, value, options, span, onChange} = props;
  const id = useId();
  if (!useIsBrowser()) {
    const all = options.flatMap((option) => ('options' in option ? option.options : option));
    const chosen = all.find((option) => option.value === value);
    return (
      <div className={clsx(styles.field, span && styles.span)}>
        <span className={styles.label}>{label}</span>
        <StaticValue value={chosen?.label ?? value} />
      </div>
    );
  }
  return (
    <div className={clsx(styles.field, span && styles.span)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={controls.control}
        value={value}
        onChange={(event) => {
          onChange(event.target.value as Value);
        }}
      >
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(option)
          ),
        )}
      </select>
    </div>
  );
}

function renderOption({value, label}: Option<string>): ReactNode {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
