import {openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction} from 'idb';
import {storageName} from '@markdown-zh/ui/site-storage';
import {outcomeOf, type StoredDocument, type StoredVersion} from './documents.ts';
import type {DocumentStore} from './effects.ts';
import type {StorageFault} from './model.ts';
import {needsVersion, superfluous} from './versions.ts';

interface Schema extends DBSchema {
  documents: {key: number; value: Omit<StoredDocument, 'id'> & {readonly id?: number}};
  /** Earlier texts of documents. The length is in the index, so that it is counted without reading texts. */
  versions: {
    key: number;
    value: Omit<StoredVersion, 'id'> & {readonly id?: number};
    indexes: {document: [number, number, number]};
  };
  /** The editor's undo history of a document, for one version of it. */
  histories: {key: number; value: {readonly version: string; readonly history: unknown}};
}

const stores = ['documents', 'versions', 'histories'] as const;

type Writing = IDBPTransaction<Schema, ['documents', 'versions', 'histories'], 'readwrite'>;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  if (!opened) {
    opened = open();
    opened.catch(forget); // the next attempt opens it again
  }
  return opened;
}

function forget(): void {
  opened = undefined;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    openDB<Schema>(storageName('playground'), 2, {
      upgrade: (db) => {
        // An earlier release has documents only.
        if (!db.objectStoreNames.contains('documents')) {
          db.createObjectStore('documents', {keyPath: 'id', autoIncrement: true});
        }
        const versions = db.createObjectStore('versions', {keyPath: 'id', autoIncrement: true});
        versions.createIndex('document', ['document', 'time', 'length']);
        db.createObjectStore('histories');
      },
      // A tab with an older release of the site holds the database.
      blocked: () => {
        reject(new Error('Another tab holds the database.'));
      },
      // A later release, or the reader who clears the data, waits for this.
      blocking: (_current, _next, {target}) => {
        forget();
        (target as IDBDatabase).close();
      },
      terminated: forget,
    }).then(resolve, reject);
  });
}

function faultOf(error: unknown): StorageFault {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'newer' : 'forbidden';
}

function newVersion(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** In one transaction, so that no other tab writes in between, and a crash leaves no part of it. */
async function write<Result>(act: (transaction: Writing) => Promise<Result>): Promise<Result> {
  const transaction = (await database()).transaction(stores, 'readwrite');
  const [result] = await Promise.all([act(transaction), transaction.done]);
  return result;
}

/** The range of the index that has the versions of a document. */
const versionsOf = (id: number) => IDBKeyRange.bound([id], [id, []]);

/** Keeps a text that another one is about to replace as a version, if it is due, and thins the older ones. */
async function keepVersion(
  transaction: Writing,
  stored: StoredDocument,
  next: string,
): Promise<void> {
  const {id, text, updated} = stored;
  const versions = transaction.objectStore('versions');
  const known = new Map<number, number>();
  for (
    let cursor = await versions.index('document').openKeyCursor(versionsOf(id));
    cursor;
    cursor = await cursor.continue()
  ) {
    known.set(cursor.key[1], cursor.primaryKey);
  }
  const times = [...known.keys()];
  const now = Date.now();
  if (needsVersion(text, next, times.at(-1), now)) {
    await versions.add({document: id, text, time: updated, length: text.length});
    const gone = superfluous([...times, updated], now);
    const keys = gone.flatMap((time) => known.get(time) ?? []);
    await Promise.all(keys.map((key) => versions.delete(key)));
  }
}

/** The database of the browser (IndexedDB). */
export const documentStore: DocumentStore = {
  create: (text, history) =>
    write(async (transaction) => {
      const fields = {text, version: newVersion(), updated: Date.now()};
      const id = await transaction.objectStore('documents').add(fields);
      await putHistory(transaction, id, fields.version, history);
      return {id, ...fields};
    }),
  save: (link, text, version, history) =>
    write(async (transaction) => {
      const documents = transaction.objectStore('documents');
      const stored = (await documents.get(link.id)) as StoredDocument | undefined;
      const outcome = outcomeOf(stored, link, text);
      if (outcome !== 'written' || !stored) {
        return {outcome, version: stored?.version ?? version};
      }
      await keepVersion(transaction, stored, text);
      await documents.put({...stored, text, version, updated: Date.now()});
      await putHistory(transaction, link.id, version, history);
      return {outcome, version};
    }),
  read: async (id) => (await (await database()).get('documents', id)) as StoredDocument | undefined,
  readHistory: async ({id, version}) => {
    const kept = await (await database()).get('histories', id);
    return kept?.version === version ? kept.history : undefined;
  },
  latest: async () => (await readDocuments()).sort((a, b) => b.updated - a.updated)[0],
  newVersion,
  faultOf,
};

async function putHistory(
  transaction: Writing,
  id: number,
  version: string,
  history: unknown,
): Promise<void> {
  const histories = transaction.objectStore('histories');
  await (history === undefined ? histories.delete(id) : histories.put({version, history}, id));
}

export async function readDocuments(): Promise<StoredDocument[]> {
  return (await (await database()).getAll('documents')) as StoredDocument[];
}

/** The versions of a document, the newest first. */
export async function readVersions(id: number): Promise<StoredVersion[]> {
  const versions = await (await database()).getAllFromIndex('versions', 'document', versionsOf(id));
  return versions.reverse() as StoredVersion[];
}

/** The characters of all versions, in UTF-16 code units. */
export async function lengthOfVersions(): Promise<number> {
  const {store} = (await database()).transaction('versions');
  let length = 0;
  for (
    let cursor = await store.index('document').openKeyCursor();
    cursor;
    cursor = await cursor.continue()
  ) {
    length += cursor.key[2];
  }
  return length;
}

/** Sets the reader's name for a document. If that is empty, the name comes from the text again. */
export async function renameDocument(id: number, name: string): Promise<void> {
  await write(async (transaction) => {
    const documents = transaction.objectStore('documents');
    const stored = await documents.get(id);
    if (stored) {
      await documents.put({...stored, name: name.trim()});
    }
  });
}

/** A document with its versions, to bring it back after its deletion. */
export interface DeletedDocument {
  readonly document: StoredDocument;
  readonly versions: readonly StoredVersion[];
}

export async function deleteDocument(document: StoredDocument): Promise<DeletedDocument> {
  const {id} = document;
  return write(async (transaction) => {
    const store = transaction.objectStore('versions');
    const versions = (await store.index('document').getAll(versionsOf(id))) as StoredVersion[];
    await Promise.all([
      transaction.objectStore('documents').delete(id),
      transaction.objectStore('histories').delete(id),
      ...versions.map((version) => store.delete(version.id)),
    ]);
    return {document, versions};
  });
}

/** Stores a document that was deleted, under its id, with its versions. */
export async function restoreDocument({document, versions}: DeletedDocument): Promise<void> {
  await write(async (transaction) => {
    const store = transaction.objectStore('versions');
    await Promise.all([
      transaction.objectStore('documents').put(document),
      ...versions.map((version) => store.put(version)),
    ]);
  });
}

/** Deletes all documents, with their versions. */
export async function deleteAll(): Promise<void> {
  await write(async (transaction) => {
    await Promise.all(stores.map((store) => transaction.objectStore(store).clear()));
  });
}
