import type {ReactNode} from 'react';
import styles from './Symbols.module.css';

type Props = {
  /** Text in which a symbol ends with an underscore, followed by its index: `v_`, `t_node`. */
  readonly text: string;
};

/** Text about formulas, with their symbols typeset. */
export default function CalculatorSymbols({text}: Props): ReactNode {
  return text.split(symbol).map((piece, index) => {
    const [name, subscript] = piece.split('_');
    return subscript === undefined ? (
      piece
    ) : (
      <var key={index}>
        {name}
        {subscript && <sub className={styles.index}>{subscript}</sub>}
      </var>
    );
  });
}

const symbol = /([A-Za-zτθ]_[A-Za-z0-9.]*)/;
