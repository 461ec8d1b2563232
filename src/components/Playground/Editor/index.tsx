import {useId, type ReactNode} from 'react';
import PlainField from './PlainField';
import {useEditor, type EditorOptions} from './useEditor';
import styles from './styles.module.css';

type Props = Omit<EditorOptions, 'labelId'> & {
  /** The editor's label, in an element of its own because it is English and the text is Chinese. */
  readonly label: string;
  /** The text of the page. */
  readonly text: string;
};

/** The text editor: CodeMirror, which supports input methods, touch and screen readers, and a plain field until it has loaded. */
export default function PlaygroundEditor({label, text, ...options}: Props): ReactNode {
  const labelId = useId();
  const {plain, code, isCode} = useEditor({...options, labelId});
  return (
    <div className={styles.editor}>
      <span id={labelId} hidden>
        {label}
      </span>
      {!isCode && <PlainField ref={plain} labelId={labelId} text={text} />}
      <div ref={code} className={styles.code} />
    </div>
  );
}
