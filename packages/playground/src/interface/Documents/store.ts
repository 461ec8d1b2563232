import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import {storageName} from '@markdown-zh/ui/site-storage';
import {outcomeOf, type Link, type SaveOutcome, type StoredDocument} from './model.ts';

interface Schema extends DBSchema {
  documents: {key: number; value: Omit<StoredDocument, 'id'> & {readonly id?: number}};
}

/** The reason why a browser does not store: its storage is full, or forbidden. */
export type StorageFault = 'full' | 'forbidden';

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  if (!opened) {
    opened = open(forget);
    opened.catch(forget); // the next attempt opens it again
  }
  return opened;
}

async function open(forget: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(storageName('playground'), 1, {
    upgrade: (db) => {
      db.createObjectStore('documents', {keyPath: 'id', autoIncrement: true});
    },
    terminated: forget,
  });
}

export function faultOf(error: unknown): StorageFault {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'full'
    : 'forbidden';
}

export async function readDocuments(): Promise<StoredDocument[]> {
  return (await (await database()).getAll('documents')) as StoredDocument[];
}

export async function readDocument(id: number): Promise<StoredDocument | undefined> {
  return (await (await database()).get('documents', id)) as StoredDocument | undefined;
}

/** Stores a new document, and asks the browser to keep the first one when storage runs low. */
export async function createDocument(text: string, name?: string): Promise<Link> {
  const db = await database();
  if ((await db.count('documents')) === 0) {
    void (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
  }
  const version = newVersion();
  const fields = {text, version, updated: Date.now(), ...(name !== undefined && {name})};
  return {id: await db.add('documents', fields), versions: [version]};
}

/**
 * Saves a text, unless another tab has changed or deleted the document.
 *
 * @param version the document's version after the save
 * @returns the outcome, and the version that the document has now
 */
export async function saveDocument(
  link: Link,
  text: string,
  version: string,
): Promise<{readonly outcome: SaveOutcome; readonly version: string}> {
  // In one transaction, so that no other tab writes in between.
  const transaction = (await database()).transaction('documents', 'readwrite');
  const stored = await transaction.store.get(link.id);
  const outcome = outcomeOf(stored, link, text);
  const next = {...stored, text, version, updated: Date.now()};
  await Promise.all([outcome === 'written' && transaction.store.put(next), transaction.done]);
  return {outcome, version: outcome === 'written' ? version : (stored?.version ?? version)};
}

/** Sets the reader's name for a document. If that is empty, the name comes from the text again. */
export async function renameDocument(id: number, name: string): Promise<void> {
  const transaction = (await database()).transaction('documents', 'readwrite');
  const stored = await transaction.store.get(id);
  const next = stored && {...stored, name: name.trim()};
  await Promise.all([next && transaction.store.put(next), transaction.done]);
}

/** Stores a document that was deleted, under its id. */
export async function restoreDocument(document: StoredDocument): Promise<void> {
  await (await database()).put('documents', document);
}

export async function deleteDocument(id: number): Promise<void> {
  await (await database()).delete('documents', id);
}

export async function deleteDocuments(): Promise<void> {
  await (await database()).clear('documents');
}

export function newVersion(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
