import type {ReactNode} from 'react';
import {useEditor, type EditorOptions} from './useEditor';
import styles from './styles.module.css';

type Props = EditorOptions;

/** Where the text is written: CodeMirror, which knows input methods, touch and screen readers. */
export default function WorkbenchEditor(props: Props): ReactNode {
  const parent = useEditor(props);
  return <div ref={parent} className={styles.editor} />;
}
