import {outcomeOf, type StoredDocument} from './documents.ts';
import type {DocumentStore, Effects, JournalEntry, TabMemory} from './effects.ts';
import type {StorageFault} from './model.ts';
import {createSession, type Session} from './session.ts';

/** The storage that all tabs of a browser share, without a browser. */
export class FakeBrowser {
  readonly documents = new Map<number, StoredDocument>();
  readonly histories = new Map<number, {readonly version: string; readonly history: unknown}>();
  journal: readonly {readonly entry: JournalEntry; readonly tab: FakeTab}[] = [];
  readonly examples = new Map<string, string>();
  /** The fault of the database, if it does not store. */
  fault: StorageFault | undefined;
  isKeeping = true;
  /** Whether the code of the database does not load. */
  isCodeMissing = false;
  hasKept = false;
  /** Whether tabs have no memory. */
  forgetsTabs = false;
  now = 0;
  #last = 0;

  readonly store: DocumentStore = {
    create: (text, history) => {
      this.#last += 1;
      return this.#put({id: this.#last, text}, history);
    },
    save: async ({id, versions}, text, version, history) => {
      await this.#reach();
      const stored = this.documents.get(id);
      const outcome = outcomeOf(stored, {versions}, text);
      if (outcome === 'written' && stored) {
        this.documents.set(id, {...stored, text, version, updated: this.now});
        this.histories.set(id, {version, history});
      }
      return {outcome, version: outcome === 'written' ? version : (stored?.version ?? version)};
    },
    read: async (id) => {
      await this.#reach();
      return this.documents.get(id);
    },
    readHistory: ({id, version}) => {
      const kept = this.histories.get(id);
      return Promise.resolve(kept?.version === version ? kept.history : undefined);
    },
    latest: async () => {
      await this.#reach();
      return [...this.documents.values()].sort((a, b) => b.updated - a.updated)[0];
    },
    newVersion: () => `v${String((this.#last += 1))}`,
    faultOf: (error) => (error as Error).message as StorageFault,
  };

  texts(): string[] {
    return [...this.documents.values()].map(({text}) => text);
  }

  async #put(
    document: Omit<StoredDocument, 'updated' | 'version'>,
    history: unknown,
  ): Promise<StoredDocument> {
    await this.#reach();
    const stored = {...document, updated: this.now, version: this.store.newVersion()};
    this.documents.set(stored.id, stored);
    this.histories.set(stored.id, {version: stored.version, history});
    return stored;
  }

  async #reach(): Promise<void> {
    await Promise.resolve();
    if (this.fault) {
      throw new Error(this.fault);
    }
  }
}

/** A tab with an editor that has an undo history. */
export class FakeTab {
  readonly session: Session;
  text: string;
  hash = '';
  isGuarded = false;
  memory: TabMemory | undefined;
  #past: string[] = [];
  #future: string[] = [];
  #timers = new Set<{readonly act: () => void; readonly due: number}>();
  #clock = 0;

  readonly browser: FakeBrowser;

  constructor(
    browser: FakeBrowser,
    {
      memory,
      firstText = '# 示例',
    }: {readonly memory?: TabMemory | undefined; readonly firstText?: string} = {},
  ) {
    this.browser = browser;
    this.memory = memory;
    this.text = firstText;
    this.session = createSession(this.#effects(), firstText);
  }

  /** Opens a tab, with what one remembers that was closed or reloaded. */
  static async open(browser: FakeBrowser, hash = '', memory?: TabMemory): Promise<FakeTab> {
    const tab = new FakeTab(browser, {memory});
    tab.hash = hash;
    await tab.session.start(hash);
    return tab;
  }

  /** Leaves the page, and comes back to it. */
  async reload(): Promise<FakeTab> {
    this.session.leave();
    await this.settle();
    return FakeTab.open(this.browser, this.hash, this.memory);
  }

  type(text: string): void {
    this.#change(text, 'edit');
  }

  undo(): void {
    const text = this.#past.pop();
    if (text !== undefined) {
      this.#future.push(this.text);
      this.text = text;
      this.session.send({type: 'edited', source: text, by: 'undo'});
    }
  }

  redo(): void {
    const text = this.#future.pop();
    if (text !== undefined) {
      this.#past.push(this.text);
      this.text = text;
      this.session.send({type: 'edited', source: text, by: 'redo'});
    }
  }

  /** Lets the time for saves pass, and all of them end. */
  async settle(): Promise<void> {
    await this.wait(Infinity);
  }

  /** Lets milliseconds pass, and all ends that then begins. */
  async wait(milliseconds: number): Promise<void> {
    const until = this.#clock + milliseconds;
    const due = [...this.#timers].filter((timer) => timer.due <= until);
    due.forEach((timer) => {
      this.#timers.delete(timer);
      timer.act();
    });
    if (milliseconds !== Infinity) {
      this.#clock = until;
    }
    for (let turn = 0; turn < 50; turn += 1) {
      await Promise.resolve();
    }
  }

  #change(text: string, by: 'edit'): void {
    this.#past.push(this.text);
    this.#future = [];
    this.text = text;
    this.session.send({type: 'edited', source: text, by});
  }

  #effects(): Effects {
    const {browser} = this;
    return {
      loadStore: () =>
        browser.isCodeMissing
          ? Promise.reject(new Error('The code did not load.'))
          : Promise.resolve(browser.store),
      tab: {
        read: () => this.memory,
        write: (memory) => {
          this.memory = browser.forgetsTabs ? undefined : memory;
          return !browser.forgetsTabs;
        },
      },
      journal: {
        write: (entries) => {
          browser.journal = [
            ...browser.journal.filter(({tab}) => tab !== this),
            ...entries.map((entry) => ({entry, tab: this})),
          ];
        },
        take: () => {
          const entries = browser.journal.map(({entry}) => entry);
          browser.journal = [];
          return entries;
        },
      },
      settings: {
        isKeeping: () => browser.isKeeping,
        setKeeping: (isOn) => {
          browser.isKeeping = isOn;
        },
        hasKept: () => browser.hasKept,
        setHasKept: () => {
          browser.hasKept = true;
        },
      },
      editor: {
        begin: (text, history) => {
          this.text = text;
          this.#past = [...((history as string[] | undefined) ?? [])];
          this.#future = [];
        },
        history: () => [...this.#past],
        replace: (text) => {
          this.#change(text, 'edit');
        },
      },
      later: (act, milliseconds) => {
        const timer = {act, due: this.#clock + milliseconds};
        this.#timers.add(timer);
        return () => this.#timers.delete(timer);
      },
      guard: (isOn) => {
        this.isGuarded = isOn;
      },
      readdress: (hash) => {
        this.hash = `#${hash}`;
        return `https://example.org/playground#${hash}`;
      },
      loadExample: (set, key) => Promise.resolve(browser.examples.get(`${set}/${key}`)),
    };
  }
}
