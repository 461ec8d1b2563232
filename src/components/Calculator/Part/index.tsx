import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Symbols from '../Symbols';
import styles from './styles.module.css';

type Props = {
  readonly legend: string;
  readonly fields: ReactNode;
  /** The formulas in use: contents of MathML elements. */
  readonly formulas: readonly ReactNode[];
  /** Their symbols and their limits, in a sentence or two. */
  readonly note: string;
  /** What comes of the fields. */
  readonly children: ReactNode;
};

/** Fields, what comes of them, and by which formula. Without JavaScript fields are values, and buttons disabled. */
export default function CalculatorPart({
  legend,
  fields,
  formulas,
  note,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.part}>
      <fieldset className={styles.fieldset} disabled={!useIsBrowser()}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.fields}>{fields}</div>
      </fieldset>
      {children}
      <div className={styles.formulas}>
        {formulas.map((formula, index) => (
          <math key={index} display="block">
            {formula}
          </math>
        ))}
      </div>
      <p className={styles.note}>
        <Symbols text={note} />
      </p>
    </div>
  );
}
