import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {beginning, hashNotices, type Beginning} from '../beginning';
import {findExample} from '../examples';
import type {EditorHandle} from '../Editor/useEditor';
import type {Notice} from '../notices';
import {hashOfText, readHash, type Shared} from '../share';
import type {ChoiceEvent} from '../state';
import {keep, readKept} from '../storage';

interface Options {
  readonly editor: RefObject<EditorHandle | null>;
  readonly onNotice: (notice: Notice | undefined) => void;
  readonly onChoice: (event: ChoiceEvent) => void;
}

interface Text {
  readonly initial: Beginning['editor'];
  readonly source: string;
  readonly setSource: (source: string) => void;
  /** Puts a link to the text into the address bar, and gives it. */
  readonly share: () => string;
}

/** Milliseconds without a keystroke after which the text is kept. */
const keepAfter = 400;

/** The text: where it comes from (address, tab, example), and where it is kept. */
export function useText({editor, onNotice, onChoice}: Options): Text {
  const {hash} = useLocation();
  const history = useHistory();
  const [begun] = useState(() => beginning(window.location.hash, readKept()));
  const [source, setSource] = useState('text' in begun.editor ? begun.editor.text : '');
  const shown = useRef<string>(undefined);

  const show = useCallback(
    async (shared: Shared) => {
      if (shared.kind === 'text') {
        editor.current?.replace(shared.text);
      } else if (shared.kind === 'example') {
        const text = await findExample(shared.set, shared.key).catch(() => undefined);
        if (text === undefined) {
          onNotice({code: 'unknown example'});
          return;
        }
        editor.current?.replace(text);
        if (shared.engine) {
          onChoice({type: 'engine', engine: shared.engine, options: shared.options ?? {}});
        }
      } else if (shared.kind !== 'none') {
        onNotice({code: hashNotices[shared.kind]});
      }
    },
    [editor, onNotice, onChoice],
  );

  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isKnown = shown.current === hash;
    shown.current = hash;
    if (isFirst) {
      if (begun.notice) {
        onNotice({code: begun.notice});
      }
      if (begun.example) {
        void show(begun.example);
      }
    } else if (!isKnown) {
      onNotice(undefined);
      void show(readHash(hash));
    }
  }, [hash, begun, show, onNotice]);

  useEffect(() => {
    const save = () => {
      if (!keep({editor: editor.current?.toJson(), hash: window.location.hash})) {
        onNotice({code: 'not kept'});
      }
    };
    const timer = setTimeout(save, keepAfter);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [editor, source, hash, onNotice]);

  return {
    initial: begun.editor,
    source,
    setSource,
    share: () => {
      const next = `#${hashOfText(source)}`;
      shown.current = next;
      if (next !== hash) {
        history.push({...history.location, hash: next});
      }
      return new URL(next, window.location.href).href;
    },
  };
}
