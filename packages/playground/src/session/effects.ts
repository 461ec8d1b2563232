import type {Choices} from '../state.ts';
import type {Link, SaveOutcome, StoredDocument} from './documents.ts';
import type {SavedFile} from './file-format.ts';
import type {StorageFault, TableDraft} from './model.ts';

/** The texts in the browser's database. All of it rejects where the browser does not store; `faultOf` gives the reason. */
export interface DocumentStore {
  /** @param history the editor's undo history, if any */
  readonly create: (text: string, history?: unknown) => Promise<StoredDocument>;
  /**
   * Saves a text, unless another tab has changed or deleted the document.
   *
   * @param version the document's version after the save
   * @returns the outcome, and the version that the document has now
   */
  readonly save: (
    link: Link,
    text: string,
    version: string,
    history?: unknown,
  ) => Promise<{readonly outcome: SaveOutcome; readonly version: string}>;
  readonly read: (id: number) => Promise<StoredDocument | undefined>;
  /** The editor's undo history of a document as it is stored. */
  readonly readHistory: (document: StoredDocument) => Promise<unknown>;
  /** The document that was saved last. */
  readonly latest: () => Promise<StoredDocument | undefined>;
  readonly newVersion: () => string;
  readonly faultOf: (error: unknown) => StorageFault;
}

/** The tab's own memory, which lasts through reloads. */
export interface TabMemory {
  /** The hash of the address that the text belongs to. */
  readonly hash: string;
  readonly choices: Choices;
  readonly document?: Link;
  /** The text, if nothing else has it. */
  readonly text?: string;
  readonly format?: SavedFile;
  readonly table?: TableDraft;
}

/** A text that a page was about to store when it went. */
export type JournalEntry = Pick<TabMemory, 'document'> & {readonly text: string};

/** Everything that a session does outside of its state. */
export interface Effects {
  /** The database's code, which loads when it is needed. */
  readonly loadStore: () => Promise<DocumentStore>;
  readonly tab: {
    readonly read: () => TabMemory | undefined;
    /** Returns false if the browser does not remember it. */
    readonly write: (memory: TabMemory) => boolean;
  };
  /**
   * Texts of pages that went before the database had them: that takes longer than a closing tab lives. All tabs share the journal, and it
   * is written at once.
   */
  readonly journal: {
    /** Puts these texts in place of those that this tab has written. */
    readonly write: (entries: readonly JournalEntry[]) => void;
    /** Takes all texts out of it, of any tab. */
    readonly take: () => readonly JournalEntry[];
  };
  readonly settings: {
    /** Whether the reader lets this browser keep texts. */
    readonly isKeeping: () => boolean;
    readonly setKeeping: (isOn: boolean) => void;
    /** Whether a text was ever kept, so that a new tab need not open the database to find out. */
    readonly hasKept: () => boolean;
    readonly setHasKept: () => void;
  };
  readonly editor: {
    /** Begins with a text, and with its undo history, if any. */
    readonly begin: (text: string, history?: unknown) => void;
    /** The undo history, to begin with it again. */
    readonly history: () => unknown;
    /** Shows another text, as one step that can be undone. */
    readonly replace: (text: string) => void;
  };
  /** Calls a function later, and returns a function that prevents it. */
  readonly later: (act: () => void, milliseconds: number) => () => void;
  /** Makes the browser ask before it closes the tab, or not. */
  readonly guard: (isOn: boolean) => void;
  /** Puts a hash into the address, in place of the present one, and returns the address. */
  readonly readdress: (hash: string) => string;
  readonly loadExample: (set: string, key: string) => Promise<string | undefined>;
}
