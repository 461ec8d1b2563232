import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useTrustedHtml from '@markdown-zh/ui/useTrustedHtml';
import Symbols from './Symbols';
import styles from './Part.module.css';

type Props = {
  readonly legend: string;
  readonly fields: ReactNode;
  /** The formulas used, as MathML. */
  readonly formulas: string;
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
      <div
        className={styles.formulas}
        role="group"
        aria-label="公式"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dangerouslySetInnerHTML={useTrustedHtml(formulas)}
      />
      <p className={styles.note}>
        <Symbols text={note} />
      </p>
    </div>
  );
}
