import {useCallback, useEffect, useRef, useState, type ComponentType, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DocumentsProps} from '../Documents/index.tsx';
import type {Link, StoredDocument} from '../Documents/model.ts';
import type {StorageFault} from '../Documents/store.ts';
import {startText} from '../Editor/text-editor.ts';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import {firstText} from '../first-results.ts';
import type {Notice} from '../../notices.ts';
import {samples} from '../../samples.ts';
import {readLink, readSession, saveLink} from '../../session.ts';

/** Whether this browser stores the text. `unsaved`: it stores the text, but not the last changes. */
export type SaveState = 'none' | 'saved' | 'unsaved';

interface Options {
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly source: string;
  readonly onNotice: (notice: Notice | undefined) => void;
}

export interface Documents {
  readonly saveState: SaveState;
  /** The list, once the reader has asked for it. */
  readonly DocumentList: ComponentType<DocumentsProps> | undefined;
  readonly documentList: DocumentsProps;
  readonly onShowDocuments: () => void;
  /** Saves the text, and detaches it from its document, because another text replaces it. */
  readonly closeDocument: () => void;
}

/** Milliseconds without a keystroke before the text is saved. */
const saveDelayMs = 800;

const loadStore = () => import('../Documents/store.ts');

/** Keeps the text in this browser once the reader has asked for it. */
export function useDocuments({editor, source, onNotice}: Options): Documents {
  const [link, setLink] = useState<Link>();
  const [isUnsaved, setUnsaved] = useState(false);
  const [list, setList] = useState<ComponentType<DocumentsProps>>();
  const [isListShown, setListShown] = useState(false);
  /** The current link, for saves, which take time. */
  const current = useRef<Link>(undefined);
  const text = useRef(source);
  /** The text that the document has, as far as this tab knows. */
  const saved = useRef<string>(undefined);
  const isBlocked = useRef(false);
  const lastSave = useRef(Promise.resolve());

  const attach = useCallback((next: Link | undefined, has?: string) => {
    current.current = next;
    saved.current = has;
    isBlocked.current = false;
    saveLink(next);
    setLink(next);
    setUnsaved(false);
  }, []);

  const report = useCallback(
    (fault: StorageFault) => {
      setUnsaved((wasUnsaved) => {
        if (!wasUnsaved) {
          onNotice({code: fault === 'full' ? 'browser full' : 'browser forbids'});
        }
        return true;
      });
    },
    [onNotice],
  );

  /** Stores the tab's text as a new document. The other tab keeps the old one. */
  const keepBoth = useCallback(async () => {
    const {createDocument, faultOf} = await loadStore();
    const kept = text.current;
    try {
      attach(await createDocument(kept), kept);
      onNotice({code: 'both kept'});
    } catch (error) {
      onNotice({code: faultOf(error) === 'full' ? 'browser full' : 'browser forbids'});
    }
  }, [attach, onNotice]);

  const write = useCallback(
    async (of: Link, next: string) => {
      const {saveDocument, newVersion, faultOf} = await loadStore();
      const isCurrent = () => current.current?.id === of.id;
      /** Another save may have ended since this one was asked for. */
      const latest = isCurrent() ? (current.current ?? of) : of;
      const remember = (link: Link) => {
        if (isCurrent()) {
          current.current = link;
          saveLink(link);
        }
      };
      const version = newVersion();
      const writing = {id: of.id, versions: [...latest.versions, version]};
      remember(writing); // before the write, because the tab may be closed in between
      try {
        const {outcome, version: stored} = await saveDocument(writing, next, version);
        if (!isCurrent()) {
          return;
        }
        if (outcome === 'deleted') {
          attach(undefined);
          onNotice({code: 'document deleted'});
        } else if (outcome === 'changed') {
          isBlocked.current = true;
          setUnsaved(true);
          const label = translate({
            id: 'site.playground.notice.documentChanged.keepBoth',
            message: 'Keep both',
          });
          onNotice({code: 'document changed', actions: [{label, act: () => void keepBoth()}]});
        } else {
          attach({id: of.id, versions: [stored]}, next);
        }
      } catch (error) {
        remember(latest);
        if (isCurrent()) {
          report(faultOf(error));
        }
      }
    },
    [attach, keepBoth, report, onNotice],
  );

  const save = useCallback((): Promise<void> => {
    const of = current.current;
    const next = text.current;
    if (of && !isBlocked.current && saved.current !== next) {
      lastSave.current = lastSave.current
        .then(() => write(of, next))
        .catch(() => {
          report('forbidden'); // the code did not load
        });
    }
    return lastSave.current;
  }, [write, report]);

  useEffect(() => {
    text.current = source;
    const timer = setTimeout(() => void save(), saveDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [source, link?.id, save]);
  useEffect(() => {
    const flush = () => void save();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [save]);

  useEffect(() => {
    const kept = readLink();
    // After the editor has its text. The link is for the tab's own text, and for no other that has replaced it.
    const timer = setTimeout(() => {
      const session = kept && readSession();
      if (session && startText({json: session.editor}) === text.current) {
        attach(kept);
      } else if (kept) {
        saveLink(undefined);
      }
    });
    return () => {
      clearTimeout(timer);
    };
  }, [attach]);

  const close = useCallback(() => {
    void save();
    attach(undefined);
  }, [save, attach]);

  return {
    saveState: link ? (isUnsaved ? 'unsaved' : 'saved') : 'none',
    DocumentList: isListShown ? list : undefined,
    documentList: {
      source,
      openId: link?.id,
      isUnsaved,
      isUnkept: !link && isOwn(source),
      onKeep: async () => {
        const {createDocument} = await loadStore();
        attach(await createDocument(source), source);
      },
      onOpen: ({id, text: next, version}: StoredDocument) => {
        close();
        editor.current?.restart(next);
        text.current = next;
        attach({id, versions: [version]}, next);
        onNotice(undefined);
        setListShown(false);
      },
      onDeleted: () => {
        attach(undefined);
      },
      onRestored: (restored) => {
        if (!current.current && restored.text === text.current) {
          attach({id: restored.id, versions: [restored.version]}, restored.text);
        }
      },
      beforeList: save,
      onClose: () => {
        setListShown(false);
      },
    },
    onShowDocuments: () => {
      void import('../Documents/index.tsx').then(
        ({default: Loaded}) => {
          setList(() => Loaded);
          setListShown(true);
        },
        () => {
          onNotice({code: 'documents not loaded'});
        },
      );
    },
    closeDocument: close,
  };
}

/** Whether the reader would lose something with this text. */
function isOwn(text: string): boolean {
  return text.trim() !== '' && text !== firstText && samples.every((one) => one.text !== text);
}
