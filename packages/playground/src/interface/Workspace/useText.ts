import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {ControlState} from '@markdown-zh/ui/useBeforeHydration';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import {firstText} from '../first-results.ts';
import {hashNotices, initialContent} from '../../initial-content.ts';
import {findExample} from '../../specification-examples.ts';
import type {Notice} from '../../notices.ts';
import {readHash, type Shared} from '../../share.ts';
import type {ChoiceEvent, Choices} from '../../state.ts';
import {earlyChoices} from './early-choices.ts';
import {readSession, saveSession} from '../../session.ts';

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
  /** The page's controls before hydration. */
  readonly controls: readonly ControlState[];
  readonly choices: Choices;
  readonly isActive: boolean;
  /** Called when a text comes from the address or the tab. */
  readonly onOwnText: () => void;
  readonly onNotice: (notice: Notice | undefined) => void;
  readonly onChoice: (event: ChoiceEvent) => void;
  /** Called before a text of the address replaces the editor's. */
  readonly onReplace: (text: string) => void;
}

interface Text {
  readonly source: string;
  readonly setSource: (source: string) => void;
  /** Puts a link to the text into the address bar, with this hash, and returns it. */
  readonly share: (next: string) => string;
}

/** Milliseconds without a keystroke before the text is saved. */
const saveDelayMs = 400;

/** The text: loads it from the address, the session or an example, and saves it. */
export function useText(options: Options): Text {
  const {
    editor: editorRef,
    controls,
    choices,
    isActive,
    onOwnText,
    onNotice,
    onChoice,
    onReplace,
  } = options;
  const {hash} = useLocation();
  const history = useHistory();
  const [source, setSource] = useState(firstText);
  /** The address's hash when it was last read. */
  const lastHash = useRef<string>(undefined);
  /** The hash whose text the editor holds, changed by the reader or not. */
  const editorHash = useRef<string>(undefined);

  const show = useCallback(
    async (shared: Shared, from: string) => {
      if (shared.kind === 'text') {
        onReplace(shared.text);
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
        onReplace(text);
        editorRef.current?.replace(text);
        if (shared.engine) {
          onChoice({type: 'engine', engine: shared.engine, options: shared.options ?? {}});
        }
      } else if (shared.kind !== 'none') {
        onNotice({code: hashNotices[shared.kind]});
      }
      editorHash.current = from;
    },
    [editorRef, onNotice, onChoice, onReplace],
  );

  const begin = useEffectEvent(() => {
    const kept = readSession();
    const {editor, shared, notice} = initialContent(hash, kept);
    lastHash.current = hash;
    editorHash.current = shared ? undefined : hash;
    if (kept) {
      onChoice({type: 'restore', kept: kept.choices});
    }
    earlyChoices(controls).forEach(onChoice);
    if (notice) {
      onNotice({code: notice});
    }
    if (kept ?? hash) {
      onOwnText();
      editorRef.current?.begin(editor);
    }
    if (shared) {
      void show(shared, hash);
    }
  });
  // Not before, because the page that the build has written has the first text. In the layout phase, so that a navigation
  // within the site never shows it.
  useLayoutEffect(() => {
    begin();
  }, []);

  useEffect(() => {
    if (lastHash.current !== hash) {
      lastHash.current = hash;
      onNotice(undefined);
      onOwnText();
      void show(readHash(hash), hash);
    }
  }, [hash, show, onOwnText, onNotice]);

  const wasKept = useRef(true);
  const save = useCallback(() => {
    const text = isActive ? editorRef.current?.toJson() : undefined;
    if (text !== undefined) {
      const isSaved = saveSession({editor: text, hash: editorHash.current ?? '', choices});
      if (!isSaved && wasKept.current) {
        onNotice({code: 'not saved'});
      }
      wasKept.current = isSaved;
    }
  }, [editorRef, choices, isActive, onNotice]);

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
    share: (next) => {
      lastHash.current = `#${next}`;
      editorHash.current = lastHash.current;
      if (lastHash.current !== history.location.hash) {
        history.push({...history.location, hash: lastHash.current});
      }
      return new URL(lastHash.current, window.location.href).href;
    },
  };
}
