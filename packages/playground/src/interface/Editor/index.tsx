import {useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import MarkdownKeys from '@markdown-zh/ui/MarkdownKeys';
import PlainField from './PlainField.tsx';
import {useEditor, type EditorOptions} from './useEditor.ts';
import styles from './styles.module.css';

type Props = Omit<EditorOptions, 'labelId' | 'hintId'> & {
  /** The editor's label, in an element of its own because it is English and the text is Chinese. */
  readonly label: string;
  /** The text of the page. */
  readonly text: string;
  /** The content below the text. */
  readonly children: ReactNode;
};

/** The text editor: CodeMirror, which supports input methods, touch and screen readers, and a plain field until it has loaded. */
export default function PlaygroundEditor({label, text, children, ...options}: Props): ReactNode {
  const labelId = useId();
  const hintId = useId();
  const {plain, code, isCode, hasFocus, keys, press} = useEditor({...options, labelId, hintId});
  const [isInKeys, setInKeys] = useState(false);
  return (
    <div className={styles.editor}>
      <span id={labelId} hidden>
        {label}
      </span>
      <span id={hintId} hidden>
        <Translate id="site.playground.editor.hint">
          In a list, Tab indents. To leave the editor there, press Escape, then Tab.
        </Translate>
      </span>
      <div className={styles.area}>
        {!isCode && <PlainField ref={plain} labelId={labelId} text={text} />}
        <div ref={code} className={styles.code} />
      </div>
      {children}
      {(hasFocus || isInKeys) && <MarkdownKeys ref={keys} onPress={press} onFocus={setInKeys} />}
    </div>
  );
}
