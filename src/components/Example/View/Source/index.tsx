import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  readonly value: string;
  readonly onChange: ((source: string) => void) | undefined;
};

/** The reader's text. It takes the focus, because it appears when the reader starts editing. */
export default function ExampleSource({value, onChange}: Props): ReactNode {
  return (
    <textarea
      ref={focusAtEnd}
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

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
