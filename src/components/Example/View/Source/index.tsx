import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly value: string;
  /** The id of its name, which is in the language of the interface; the text is not. */
  readonly labelledBy: string;
  /** Without it the text is only shown. */
  readonly onChange: ((source: string) => void) | undefined;
};

/** The reader's text. */
export default function ExampleSource({value, labelledBy, onChange}: Props): ReactNode {
  return (
    <textarea
      className={styles.source}
      aria-labelledby={labelledBy}
      readOnly={!onChange}
      value={value}
      rows={value.split('\n').length + 1}
      spellCheck={false}
      autoCapitalize="off"
      onChange={(event) => {
        onChange?.(event.target.value);
      }}
    />
  );
}
