import {siteStorage} from '@markdown-zh/ui/site-storage';
import type {PlaygroundHandle} from '../interface/Editor/useEditor.ts';
import {startText} from '../interface/Editor/text-editor.ts';
import {restoredChoices} from '../state.ts';
import {findExample} from '../specification-examples.ts';
import type {Effects, JournalEntry, TabMemory} from './effects.ts';
import {encodings, lineEndings} from './file-format.ts';
import type {TableDraft} from './model.ts';

/** Names in session storage: of the tab's memory, and of an earlier release's document. */
const tabKey = 'playground';
const earlierDocumentKey = 'playground-document';
/** Names in local storage: whether the keeping is off, and whether a text was ever kept. */
const offKey = 'playground-off';
const keptKey = 'playground-kept';
/** Texts that were not stored in time. */
const journalKey = 'playground-journal';

/** The parts of the page that a session works on. They change when the reader leaves the playground and comes back. */
export interface PageParts {
  readonly editor: PlaygroundHandle | null;
  /** Puts a hash into the address, in place of the present one, and returns the address. */
  readonly readdress: (hash: string) => string;
}

/**
 * The effects of a session in a browser.
 *
 * @param parts gives the present parts of the page; undefined while it shows another page
 */
export function browserEffects(parts: () => PageParts | undefined): Effects {
  const tab = Math.random().toString(36).slice(2);
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  return {
    loadStore: async () => (await import('./store.ts')).documentStore,
    tab: {
      read: readTab,
      write: (memory) =>
        tryTo(() => {
          writeTab(memory);
        }),
    },
    journal: {
      write: (entries) => {
        tryTo(() => {
          writeJournal([
            ...readJournal().filter((entry) => entry.tab !== tab),
            ...entries.map((entry) => ({...entry, tab})),
          ]);
        });
      },
      take: () => {
        const entries = readJournal();
        tryTo(() => {
          writeJournal([]);
        });
        return entries;
      },
    },
    settings: {
      isKeeping: () => readSetting(offKey) === null,
      setKeeping: (isOn) => {
        writeSetting(offKey, isOn ? undefined : '1');
      },
      hasKept: () => readSetting(keptKey) !== null,
      setHasKept: () => {
        if (readSetting(keptKey) === null) {
          writeSetting(keptKey, '1');
        }
      },
    },
    editor: {
      begin: (text, history) => {
        const start = {json: history};
        const isHistory = history !== undefined && startText(start) === text;
        parts()?.editor?.begin(isHistory ? start : {text});
      },
      history: () => parts()?.editor?.toJson(),
      replace: (text) => parts()?.editor?.replace(text),
    },
    later: (act, milliseconds) => {
      const timer = setTimeout(act, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    guard: (isOn) => {
      window.removeEventListener('beforeunload', ask);
      if (isOn) {
        window.addEventListener('beforeunload', ask);
      }
    },
    readdress: (hash) => parts()?.readdress(hash) ?? '',
    loadExample: findExample,
  };
}

/** The tab's memory; undefined if storage is forbidden, empty, or contains something else. */
function readTab(): TabMemory | undefined {
  try {
    const storage = siteStorage(sessionStorage);
    const kept = JSON.parse(storage.getItem(tabKey) ?? 'null') as Record<string, unknown> | null;
    if (typeof kept?.hash !== 'string') {
      return undefined;
    }
    // An earlier release kept the text here, with the editor's state.
    const isEarlier = 'editor' in kept;
    const text = isEarlier ? startText({json: kept.editor}) : kept.text;
    const document = isEarlier
      ? (JSON.parse(storage.getItem(earlierDocumentKey) ?? 'null') as unknown)
      : kept.document;
    return {
      hash: kept.hash,
      choices: restoredChoices(kept.choices),
      ...(typeof text === 'string' && {text}),
      ...(isLink(document) && {document: {id: document.id, versions: document.versions}}),
      ...(isFormat(kept.format) && {format: kept.format}),
      ...(isDraft(kept.table) && {table: kept.table}),
    };
  } catch {
    return undefined;
  }
}

function isLink(value: unknown): value is NonNullable<TabMemory['document']> {
  const {id, versions} = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof id === 'number' &&
    Array.isArray(versions) &&
    versions.every((version) => typeof version === 'string')
  );
}

function isFormat(value: unknown): value is NonNullable<TabMemory['format']> {
  const {encoding, hasBom, lineEnding} = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    (encodings as readonly unknown[]).includes(encoding) &&
    typeof hasBom === 'boolean' &&
    (lineEndings as readonly unknown[]).includes(lineEnding)
  );
}

function isDraft(value: unknown): value is TableDraft {
  const {at, table} = (value ?? {}) as Partial<Record<string, unknown>>;
  const {rows, align} = (table ?? {}) as Partial<Record<string, unknown>>;
  return (
    Number.isInteger(at) &&
    Array.isArray(align) &&
    align.every((one) => one === null || ['left', 'center', 'right'].includes(String(one))) &&
    Array.isArray(rows) &&
    rows.length > 0 &&
    (rows as unknown[]).every(
      (row) =>
        Array.isArray(row) &&
        row.length === align.length &&
        row.every((cell) => typeof cell === 'string'),
    )
  );
}

/** If storage is full, removes an older text: it would come back in place of the present one. */
function writeTab(memory: TabMemory): void {
  const storage = siteStorage(sessionStorage);
  storage.removeItem(earlierDocumentKey);
  try {
    storage.setItem(tabKey, JSON.stringify(memory));
  } catch (error) {
    storage.removeItem(tabKey);
    throw error;
  }
}

/** An entry with the tab that has written it. */
type OwnedEntry = JournalEntry & {readonly tab: string};

function readJournal(): readonly OwnedEntry[] {
  try {
    const kept = JSON.parse(siteStorage(localStorage).getItem(journalKey) ?? '[]') as unknown;
    return (Array.isArray(kept) ? (kept as unknown[]) : []).flatMap((entry) => {
      const {text, tab, document} = (entry ?? {}) as Partial<Record<string, unknown>>;
      return typeof text === 'string' && typeof tab === 'string'
        ? [{text, tab, ...(isLink(document) && {document})}]
        : [];
    });
  } catch {
    return [];
  }
}

function writeJournal(entries: readonly OwnedEntry[]): void {
  const storage = siteStorage(localStorage);
  if (entries.length > 0) {
    storage.setItem(journalKey, JSON.stringify(entries));
  } else {
    storage.removeItem(journalKey);
  }
}

function readSetting(key: string): string | null {
  try {
    return siteStorage(localStorage).getItem(key);
  } catch {
    return null;
  }
}

function writeSetting(key: string, value: string | undefined): void {
  tryTo(() => {
    if (value === undefined) {
      siteStorage(localStorage).removeItem(key);
    } else {
      siteStorage(localStorage).setItem(key, value);
    }
  });
}

/** Does what a browser may forbid. Returns whether it was done. */
function tryTo(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
