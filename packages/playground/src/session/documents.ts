import {firstHeading, safeName} from '../files.ts';

/** A text that the reader keeps in this browser. */
export interface StoredDocument {
  readonly id: number;
  readonly text: string;
  /** The reader's name for it. By default, the name comes from the text. */
  readonly name?: string;
  /** When the text was last saved, in milliseconds since 1970. */
  readonly updated: number;
  /** Changes with each save of the text. */
  readonly version: string;
}

/** An earlier text of a document. */
export interface StoredVersion {
  readonly id: number;
  /** The document's id. */
  readonly document: number;
  readonly text: string;
  /** When the text was last saved, in milliseconds since 1970. */
  readonly time: number;
  /** Of the text, in UTF-16 code units. */
  readonly length: number;
}

/** A tab's reference to the document that its text belongs to. */
export interface Link {
  readonly id: number;
  /** The versions with only this tab's changes: the version that it read or wrote last, and the version that it is writing. */
  readonly versions: readonly string[];
}

/** The outcome of a save. `changed` and `deleted`: another tab has changed or deleted the document in the meantime. */
export type SaveOutcome = 'written' | 'same' | 'changed' | 'deleted';

/** Whether a tab may write its text over the stored one. */
export function outcomeOf(
  stored: Pick<StoredDocument, 'text' | 'version'> | undefined,
  {versions}: Pick<Link, 'versions'>,
  text: string,
): SaveOutcome {
  if (!stored) {
    return 'deleted';
  }
  if (stored.text === text) {
    return 'same';
  }
  return versions.includes(stored.version) ? 'written' : 'changed';
}

/** Maximum length of a name, in characters. */
const nameLimit = 60;

/** The name of a document: the reader's name for it, the first heading, or the first line. An empty text has an empty name. */
export function documentName({name, text}: Pick<StoredDocument, 'name' | 'text'>): string {
  const line = () => text.trimStart().split('\n', 1)[0]?.trim() ?? '';
  const found = name?.trim() ? name.trim() : firstHeading(text) || line();
  return Array.from(found).slice(0, nameLimit).join('');
}

/** The part of a query that counts, in UTF-16 code units: each of its words is looked for in each text. */
export const queryLimit = 200;

/** The documents whose name or text contains all words of a query, in any case and width. The last saved document comes first. */
export function findDocuments(
  documents: readonly StoredDocument[],
  query: string,
): StoredDocument[] {
  const words = folded(query.slice(0, queryLimit)).split(/\s+/).filter(Boolean);
  return documents
    .filter((document) => words.every((word) => searchedText(document).includes(word)))
    .sort((a, b) => b.updated - a.updated || b.id - a.id);
}

/** The texts that searches compare, because every key press searches all of them. */
const searchedTexts = new WeakMap<StoredDocument, string>();

function searchedText(document: StoredDocument): string {
  const known = searchedTexts.get(document);
  const searched = known ?? folded(`${documentName(document)}\n${document.text}`);
  if (known === undefined) {
    searchedTexts.set(document, searched);
  }
  return searched;
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The files of an archive: texts by name. Names differ in more than case, because some file systems ignore it. */
export function archiveFiles(
  documents: readonly StoredDocument[],
): Readonly<Record<string, string>> {
  const taken = new Set<string>();
  /** The last number of each name: searching from 2 each time would take quadratic time. */
  const counts = new Map<string, number>();
  const files = documents.map((document) => {
    const stem = safeName(documentName(document)).replace(/\.md$/, '');
    let name = stem;
    while (taken.has(name.toLowerCase())) {
      const count = (counts.get(stem.toLowerCase()) ?? 1) + 1;
      counts.set(stem.toLowerCase(), count);
      name = `${stem} (${count})`;
    }
    taken.add(name.toLowerCase());
    return [`${name}.md`, document.text] as const;
  });
  return Object.fromEntries(files);
}
