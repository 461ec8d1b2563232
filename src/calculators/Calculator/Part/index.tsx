import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Symbols from '../Symbols';
import styles from './styles.module.css';

type Props = {
  readonly legend: string;
  readonly fields: ReactNode;
  /** The formulas used, as contents of MathML elements. */
  readonly formulas: readonly ReactNode[];
  /** Their symbols and their limits, in a sentence or two. */
  readonly note: string;
  /** The results. */
  readonly children: ReactNode;
};

/** Fields, results and the formulas used. Without JavaScript, fields are static values and buttons are disabled. */
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
      {/* A formula wider than a phone scrolls, as in articles (plugins/articles/rehype-scrollable-formulas). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.formulas} role="group" aria-label="公式" tabIndex={0}>
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
