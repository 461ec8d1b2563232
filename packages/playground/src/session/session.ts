import type {Notice} from '../notices.ts';
import {readHash, type Shared} from '../share.ts';
import {documentName, type StoredDocument} from './documents.ts';
import type {DocumentStore, Effects, JournalEntry, TabMemory} from './effects.ts';
import {
  initialState,
  isOwn,
  isStored,
  isUnsafe,
  linkOf,
  nextState,
  unstored,
  type DocumentLink,
  type Incoming,
  type SessionEvent,
  type SessionState,
  type Text,
} from './model.ts';

/** Milliseconds from a change to its save, also while the reader types on. */
const saveDelayMs = 400;

/** The longest text whose undo history is stored, in UTF-16 code units. */
const longestHistory = 200_000;

/** The text of a tab of the playground: what it is, where it is kept, and what the reader has chosen. */
export interface Session {
  readonly state: () => SessionState;
  /** Calls a function after each change of the state. Returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: SessionEvent) => void;
  /** Begins with the tab's own text, or with that of an address. */
  readonly start: (hash: string) => Promise<void>;
  /** Shows the text of another address than before, if it has one. */
  readonly follow: (hash: string) => Promise<void>;
  /** Shows another text in place of the current one, which stays a document. */
  readonly replace: (by: Incoming, notice?: Notice) => void;
  readonly openDocument: (document: StoredDocument) => void;
  /** Shows an earlier version of a document, as a change of it. */
  readonly bringBack: (document: StoredDocument, text: string) => void;
  /** Returns to a text that another one has replaced. */
  readonly goBack: (key: number) => void;
  /** Puts a link to the text into the address, and returns it. */
  readonly share: (hash: string) => string;
  readonly setKeeping: (isOn: boolean) => void;
  /** Stores what is not stored yet. Resolves when it is, or cannot be. */
  readonly flush: () => Promise<void>;
  /** Stores the text before the page goes. */
  readonly leave: () => void;
}

/** Notices of addresses without a readable text. */
const hashNotices = {
  damaged: 'hash damaged',
  'too large': 'hash too large',
} as const satisfies Partial<Record<Shared['kind'], Notice['code']>>;

/**
 * Creates the session of a tab.
 *
 * @param firstText the text that the page shows before any other
 */
export function createSession(effects: Effects, firstText: string): Session {
  let state = initialState(firstText, effects.settings.isKeeping());
  const listeners = new Set<() => void>();
  let cancelSave: (() => void) | undefined;
  let writing: Promise<void> | undefined;
  /** The hash that the address had last: the text of an earlier one may arrive later. */
  let followed = '';
  /** Whether the text of before is known. Until then, the tab must not forget it. */
  let isStarted = false;
  /** Texts of pages that went too fast, as long as they are not stored. */
  let gone: readonly JournalEntry[] = [];

  const send = (event: SessionEvent) => {
    const before = state;
    state = nextState(state, event);
    if (state === before) {
      return;
    }
    effects.guard(isUnsafe(state));
    if (
      state.current !== before.current ||
      state.choices !== before.choices ||
      state.tableDraft !== before.tableDraft ||
      state.fault !== before.fault ||
      state.isKeeping !== before.isKeeping
    ) {
      remember(false);
    }
    if (event.type !== 'writing' && event.type !== 'not written' && state.isKeeping) {
      if (state.others.some((text) => !isStored(text))) {
        void flush();
      } else if (!isStored(state.current)) {
        cancelSave ??= effects.later(() => void flush(), saveDelayMs);
      }
    }
    listeners.forEach((listener) => {
      listener();
    });
  };

  /**
   * Makes the tab remember its text.
   *
   * @param isLast whether the page goes: then also a text that is about to be stored
   */
  const remember = (isLast: boolean) => {
    const {current, choices, isKeeping, fault, tableDraft} = state;
    if (!isStarted && !isOwn(current) && !tableDraft) {
      return;
    }
    const {hash, document, source, format} = current;
    const isElsewhere = document ? source === document.text : source === firstText;
    const memory: TabMemory = {
      hash,
      choices,
      ...(document && {document: {id: document.id, versions: document.versions}}),
      ...(!isElsewhere && (isLast || !isKeeping || fault) && {text: source, format}),
      ...(tableDraft && {table: tableDraft}),
    };
    if (!effects.tab.write(memory) && memory.text !== undefined && (!isKeeping || fault)) {
      if (state.notice?.code !== 'not saved' && isOwn(current)) {
        send({type: 'noticed', notice: {code: 'not saved'}});
      }
    }
  };

  const write = async (text: Text): Promise<boolean> => {
    const {key, source, document} = text;
    // The history of a text that came in place of another one would lead back to that under the wrong name.
    const hasHistory =
      text === state.current && state.boundaries.length === 0 && source.length <= longestHistory;
    const history = hasHistory ? effects.editor.history() : undefined;
    const written = (link: Omit<DocumentLink, 'text'>, notice?: Notice) => {
      effects.settings.setHasKept();
      send({
        type: 'written',
        key,
        document: {...link, text: source},
        ...(notice && {notice}),
      });
    };
    let store: DocumentStore | undefined;
    try {
      store = await effects.loadStore();
      if (document) {
        const {id, name} = document;
        const version = store.newVersion();
        send({type: 'writing', key, version}); // before the write, because the tab may be closed in between
        const versions = [...document.versions, version];
        const saved = await store.save({id, versions}, source, version, history);
        if (saved.outcome === 'written' || saved.outcome === 'same') {
          written({id, versions: [saved.version], ...(name !== undefined && {name})});
          return true;
        }
        const created = await store.create(source, history);
        const code = saved.outcome === 'changed' ? 'both kept' : 'document deleted';
        written({id: created.id, versions: [created.version]}, {code});
        return true;
      }
      const created = await store.create(source, history);
      written({id: created.id, versions: [created.version]});
      return true;
    } catch (error) {
      send({type: 'not written', fault: store?.faultOf(error) ?? 'forbidden'});
      return false;
    }
  };

  const writeAll = async () => {
    for (;;) {
      const [text] = state.isKeeping ? unstored(state) : [];
      if (!text) {
        await recover();
      }
      if (!text || !(await write(text))) {
        return;
      }
    }
  };

  /** Stores the texts of pages that went too fast. The journal has each until then. */
  const recover = async () => {
    effects.journal.write(gone);
    try {
      while (gone[0]) {
        const {text, document} = gone[0];
        const store = await effects.loadStore();
        const saved = document && (await store.save(document, text, store.newVersion()));
        if (saved?.outcome !== 'written' && saved?.outcome !== 'same') {
          await store.create(text);
        }
        gone = gone.slice(1);
        effects.journal.write(gone);
        effects.settings.setHasKept();
      }
    } catch {
      // They wait for the next time that a text is stored.
    }
  };

  const flush = (): Promise<void> => {
    cancelSave?.();
    cancelSave = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  };

  const replace = (by: Incoming, notice?: Notice) => {
    send({type: 'replaced', by, ...(notice && {notice})});
    effects.editor.replace(state.current.source);
  };

  /** Shows the text of an address. */
  const show = async (hash: string) => {
    const shared = readHash(hash);
    switch (shared.kind) {
      case 'none':
        send({type: 'readdressed', hash});
        return;
      case 'text':
        replace({source: shared.text, origin: shared.text, hash});
        return;
      case 'example': {
        const {set, key, engine, options = {}} = shared;
        const text = await effects.loadExample(set, key).catch((): false => false);
        if (followed !== hash) {
          return;
        }
        if (typeof text !== 'string') {
          const code = text === false ? 'example not loaded' : 'unknown example';
          send({type: 'noticed', notice: {code}});
          return;
        }
        replace({source: text, origin: text, hash});
        if (engine) {
          send({type: 'choice', choice: {type: 'engine', engine, options}});
        }
        return;
      }
      default:
        send({type: 'readdressed', hash});
        send({type: 'noticed', notice: {code: hashNotices[shared.kind]}});
    }
  };

  /** The text that the tab had before, with its undo history; undefined if it had none of its own. */
  const restore = async (
    memory: TabMemory,
  ): Promise<{readonly text: Incoming; readonly history?: unknown} | undefined> => {
    const {document, hash, text, format} = memory;
    const kept = {hash, origin: undefined, ...(format && {format})};
    const link = document && {...document, text: undefined};
    const own = text !== undefined && {
      text: {...kept, source: text, ...(link && {document: link})},
    };
    if (!document) {
      return own || undefined;
    }
    let store: DocumentStore | undefined;
    try {
      store = await effects.loadStore();
      const stored = await store.read(document.id);
      if (!stored || (own && stored.text !== text)) {
        return own || undefined; // the last words, or a document that is gone
      }
      const history = await store.readHistory(stored);
      return {text: {...kept, source: stored.text, document: linkOf(stored)}, history};
    } catch (error) {
      send({type: 'not written', fault: store?.faultOf(error) ?? 'forbidden'});
      return own || undefined;
    }
  };

  const begin = (text: Incoming, history?: unknown) => {
    if (isOwn(state.current)) {
      replace(text); // the reader was faster, and that text stays a document
    } else {
      send({type: 'restored', text});
      effects.editor.begin(text.source, history);
    }
  };

  const start = async (hash: string) => {
    followed = hash;
    const memory = effects.tab.read();
    if (memory) {
      send({type: 'choice', choice: {type: 'restore', kept: memory.choices}});
    }
    // The tab itself has its own text.
    gone = effects.journal.take().filter(({text}) => text !== memory?.text);
    if (gone.length > 0) {
      await recover();
    }
    const own = memory && (await restore(memory));
    isStarted = true;
    if (own) {
      begin(own.text, own.history);
      if (memory.hash !== followed) {
        await show(followed);
      }
    } else {
      await startAnew(followed);
    }
    if (memory?.table) {
      send({type: 'table drafted', draft: memory.table});
      send({type: 'noticed', notice: {code: 'table kept'}});
    }
  };

  /** Begins without a text of before. */
  const startAnew = async (hash: string) => {
    const shared = readHash(hash);
    if (shared.kind === 'text') {
      begin({source: shared.text, origin: shared.text, hash});
    } else {
      await show(hash);
    }
    if (shared.kind === 'none' && effects.settings.hasKept()) {
      await nameLatest().catch(() => undefined);
    }
  };

  /** Tells a reader who comes back of the text that was written last. */
  const nameLatest = async () => {
    const latest = await (await effects.loadStore()).latest();
    if (latest && !isOwn(state.current)) {
      const name = documentName(latest);
      send({type: 'noticed', notice: {code: 'last text', name, document: latest}});
    }
  };

  const openDocument = (document: StoredDocument) => {
    replace({
      source: document.text,
      origin: undefined,
      hash: state.current.hash,
      document: linkOf(document),
    });
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    start,
    follow: async (hash) => {
      if (hash !== followed) {
        followed = hash;
        if (isStarted) {
          await show(hash); // before, it comes after the tab's own text
        }
      }
    },
    replace,
    openDocument,
    bringBack: (document, text) => {
      if (state.current.document?.id !== document.id) {
        openDocument(document);
      }
      effects.editor.replace(text);
    },
    goBack: (key) => {
      send({type: 'returned', key});
      effects.editor.replace(state.current.source);
    },
    share: (hash) => {
      followed = `#${hash}`; // before the address tells of its change
      const address = effects.readdress(hash);
      send({type: 'readdressed', hash: followed});
      return address;
    },
    setKeeping: (isOn) => {
      effects.settings.setKeeping(isOn);
      send({type: 'keeping', isOn});
    },
    flush,
    leave: () => {
      remember(true);
      const left = state.isKeeping ? unstored(state) : [];
      effects.journal.write([
        ...gone,
        ...left.map(({source, document}) => ({
          text: source,
          ...(document && {document: {id: document.id, versions: document.versions}}),
        })),
      ]);
      void flush();
    },
  };
}
