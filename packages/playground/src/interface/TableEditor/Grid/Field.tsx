import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import styles from './Field.module.css';

type Props = {
  readonly text: string;
  readonly label: string;
  /** Otherwise keys move the cursor, and a character begins to write over the cell. */
  readonly isEditing: boolean;
};

/**
 * The cell of the cursor. It is a field also while keys move the cursor, because input methods compose only in a field, and phones paste only
 * into one.
 */
export default function Field({text, label, isEditing}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const {activeElement} = document;
    const grid = field.current?.closest('table');
    if (activeElement === document.body || grid?.contains(activeElement)) {
      field.current?.focus({preventScroll: true});
    }
    field.current?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, []);
  useLayoutEffect(() => {
    if (field.current && !isEditing) {
      field.current.value = text;
      field.current.select();
    }
  }, [text, isEditing]);
  return (
    <textarea
      ref={field}
      className={styles.field}
      data-editing={isEditing}
      defaultValue={text}
      lang={contentLanguage}
      aria-label={label}
      rows={isEditing ? text.split('\n').length + 1 : 1}
      inputMode={isEditing ? 'text' : 'none'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
