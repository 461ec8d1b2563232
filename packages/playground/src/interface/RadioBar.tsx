import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './RadioBar.module.css';

type Props<Value extends string> = {
  readonly className?: string | undefined;
  /** The name of the radio buttons. */
  readonly name: string;
  readonly legend: ReactNode;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly labelOf: (value: Value) => string;
  readonly onChoice: (value: Value) => void;
};

/** Radio buttons in a row that look like tabs. */
export default function RadioBar<Value extends string>(props: Props<Value>): ReactNode {
  const {className, name, legend, values, chosen, labelOf, onChoice} = props;
  return (
    <fieldset className={clsx(styles.bar, className)}>
      <legend className="sr-only">{legend}</legend>
      {values.map((value) => (
        <label key={value} className={clsx(styles.choice, value === chosen && styles.chosen)}>
          <input
            type="radio"
            name={name}
            value={value}
            className="sr-only"
            checked={value === chosen}
            onChange={() => {
              onChoice(value);
            }}
          />
          {labelOf(value)}
        </label>
      ))}
    </fieldset>
  );
}
