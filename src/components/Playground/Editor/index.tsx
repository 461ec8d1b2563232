import {useId, type ReactNode} from 'react';
import {useEditor, type EditorOptions} from './useEditor';
import styles from './styles.module.css';

type Props = Omit<EditorOptions, 'labelId'> & {
  /** The editor's label, in an element of its own because it is English and the text is Chinese. */
  readonly label: string;
};

/** The text editor: CodeMirror, which supports input methods, touch and screen readers. */
export default function PlaygroundEditor({label, ...options}: Props): ReactNode {
  const labelId = useId();
  const parent = useEditor({...options, labelId});
  return (
    <>
      <span id={labelId} hidden>
        {label}
      </span>
      <div ref={parent} className={styles.editor} />
    </>
  );
}
