import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {hashNotices, type Beginning} from '../beginning';
import {findExample} from '../examples';
import type {EditorHandle} from '../Editor/useEditor';
import type {Notice} from '../notices';
import {hashOfText, readHash, type Shared} from '../share';
import type {ChoiceEvent, Choices} from '../state';
import {keep} from '../storage';

interface Options {
  readonly begun: Beginning;
  readonly editor: RefObject<EditorHandle | null>;
  readonly choices: Choices;
  readonly onNotice: (notice: Notice | undefined) => void;
  readonly onChoice: (event: ChoiceEvent) => void;
}

interface Text {
  readonly source: string;
  readonly setSource: (source: string) => void;
  /** Puts a link to the text into the address bar, and gives it; nothing for a text that is too large. */
  readonly share: () => string | undefined;
}

/** Milliseconds without a keystroke after which the text is kept. */
const keepAfter = 400;

/** The text: where it comes from (address, tab, example), and where it is kept. */
export function useText({begun, editor: editorRef, choices, onNotice, onChoice}: Options): Text {
  const {hash} = useLocation();
  const history = useHistory();
  const [source, setSource] = useState('text' in begun.editor ? begun.editor.text : '');
  /** The hash that the address had when it was last looked at. */
  const seen = useRef<string>(undefined);
  /** The hash whose text the editor holds, changed by the reader or not. */
  const settled = useRef('shared' in begun ? undefined : hash);

  const show = useCallback(
    async (shared: Shared, from: string) => {
      if (shared.kind === 'text') {
        editorRef.current?.replace(shared.text);
      } else if (shared.kind === 'example') {
        const found = findExample(shared.set, shared.key);
        const text = await found.catch((): false => false);
        if (seen.current !== from) {
          return; // the reader has gone on
        }
        if (typeof text !== 'string') {
          onNotice({code: text === false ? 'example not loaded' : 'unknown example'});
          return;
        }
        editorRef.current?.replace(text);
        if (shared.engine) {
          onChoice({type: 'engine', engine: shared.engine, options: shared.options ?? {}});
        }
      } else if (shared.kind !== 'none') {
        onNotice({code: hashNotices[shared.kind]});
      }
      settled.current = from;
    },
    [editorRef, onNotice, onChoice],
  );

  useEffect(() => {
    const isFirst = seen.current === undefined;
    const isKnown = seen.current === hash;
    seen.current = hash;
    if (isFirst) {
      if (begun.notice) {
        onNotice({code: begun.notice});
      }
      if (begun.shared) {
        void show(begun.shared, hash);
      }
    } else if (!isKnown) {
      onNotice(undefined);
      void show(readHash(hash), hash);
    }
  }, [hash, begun, show, onNotice]);

  const wasKept = useRef(true);
  const save = useCallback(() => {
    const text = editorRef.current?.toJson();
    if (text !== undefined) {
      const isKept = keep({editor: text, hash: settled.current ?? '', choices});
      if (!isKept && wasKept.current) {
        onNotice({code: 'not kept'});
      }
      wasKept.current = isKept;
    }
  }, [editorRef, choices, onNotice]);

  useEffect(() => {
    const timer = setTimeout(save, keepAfter);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', save);
    };
  }, [save, source, hash]);

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  // Another page of the site may come within `keepAfter`. In the layout phase, the editor is still there.
  useLayoutEffect(
    () => () => {
      latestSave.current();
    },
    [],
  );

  return {
    source,
    setSource,
    share: () => {
      const next = hashOfText(source);
      if (next === undefined) {
        return undefined;
      }
      seen.current = `#${next}`;
      settled.current = seen.current;
      if (seen.current !== hash) {
        history.push({...history.location, hash: seen.current});
      }
      return new URL(seen.current, window.location.href).href;
    },
  };
}
