import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {hashNotices, type InitialContent} from '../initial-content';
import {findExample} from '../specification-examples';
import type {EditorHandle} from '../Editor/useEditor';
import type {Notice} from '../notices';
import {hashOfText, readHash, type Shared} from '../share';
import type {ChoiceEvent, Choices} from '../state';
import {saveSession} from '../session';

interface Options {
  readonly initial: InitialContent;
  readonly editor: RefObject<EditorHandle | null>;
  readonly choices: Choices;
  readonly onNotice: (notice: Notice | undefined) => void;
  readonly onChoice: (event: ChoiceEvent) => void;
}

interface Text {
  readonly source: string;
  readonly setSource: (source: string) => void;
  /** Puts a link to the text into the address bar and returns it; undefined if the text is too large. */
  readonly share: () => string | undefined;
}

/** Milliseconds without a keystroke before the text is saved. */
const saveDelayMs = 400;

/** The text: loads it from the address, the session or an example, and saves it. */
export function useText({initial, editor: editorRef, choices, onNotice, onChoice}: Options): Text {
  const {hash} = useLocation();
  const history = useHistory();
  const [source, setSource] = useState('text' in initial.editor ? initial.editor.text : '');
  /** The address's hash when it was last read. */
  const lastHash = useRef<string>(undefined);
  /** The hash whose text the editor holds, changed by the reader or not. */
  const editorHash = useRef('shared' in initial ? undefined : hash);

  const show = useCallback(
    async (shared: Shared, from: string) => {
      if (shared.kind === 'text') {
        editorRef.current?.replace(shared.text);
      } else if (shared.kind === 'example') {
        const found = findExample(shared.set, shared.key);
        const text = await found.catch((): false => false);
        if (lastHash.current !== from) {
          return; // the address has changed in the meantime
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
      editorHash.current = from;
    },
    [editorRef, onNotice, onChoice],
  );

  useEffect(() => {
    const isFirst = lastHash.current === undefined;
    const isKnown = lastHash.current === hash;
    lastHash.current = hash;
    if (isFirst) {
      if (initial.notice) {
        onNotice({code: initial.notice});
      }
      if (initial.shared) {
        void show(initial.shared, hash);
      }
    } else if (!isKnown) {
      onNotice(undefined);
      void show(readHash(hash), hash);
    }
  }, [hash, initial, show, onNotice]);

  const wasKept = useRef(true);
  const save = useCallback(() => {
    const text = editorRef.current?.toJson();
    if (text !== undefined) {
      const isSaved = saveSession({editor: text, hash: editorHash.current ?? '', choices});
      if (!isSaved && wasKept.current) {
        onNotice({code: 'not saved'});
      }
      wasKept.current = isSaved;
    }
  }, [editorRef, choices, onNotice]);

  useEffect(() => {
    const timer = setTimeout(save, saveDelayMs);
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
  // The reader may leave within `saveDelayMs`. In the layout phase, the editor still exists.
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
      lastHash.current = `#${next}`;
      editorHash.current = lastHash.current;
      if (lastHash.current !== hash) {
        history.push({...history.location, hash: lastHash.current});
      }
      return new URL(lastHash.current, window.location.href).href;
    },
  };
}
