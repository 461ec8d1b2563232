import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  readonly value: string;
  readonly onChange: ((source: string) => void) | undefined;
};

/** The reader's text. */
export default function ExampleSource({value, onChange}: Props): ReactNode {
  return (
    <textarea
      className={styles.source}
      aria-label={translate({id: 'site.example.source', message: 'Markdown source'})}
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
