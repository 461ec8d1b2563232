import type {ReactNode} from 'react';
import clsx from 'clsx';
import Symbols from './Symbols';
import styles from './Results.module.css';

interface Result {
  readonly label: string;
  /** Number and unit; undefined while a field is invalid. */
  readonly value: string | undefined;
  /** The meaning of the value. */
  readonly verdict?: string | undefined;
  /** The verdict is a warning. Its words express that; the colour only repeats it. */
  readonly warning?: boolean | undefined;
}

type Props = {
  /** Screen readers announce changes of the first result only; announcing all would be too much. */
  readonly results: readonly Result[];
};

export default function CalculatorResults({results}: Props): ReactNode {
  return (
    <dl className={styles.results}>
      {results.map(({label, value, verdict, warning}, index) => (
        <div key={label} className={styles.result}>
          <dt className={styles.label}>
            <Symbols text={label} />
          </dt>
          <dd className={styles.value}>
            <output aria-live={index === 0 ? 'polite' : 'off'}>
              {value ?? '—'}
              {value !== undefined && verdict !== undefined && (
                <span className={clsx(styles.verdict, warning && styles.warning)}>{verdict}</span>
              )}
            </output>
          </dd>
        </div>
      ))}
    </dl>
  );
}
