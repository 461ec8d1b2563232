import {firstHeading, safeName} from '../../files.ts';

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

/** The text of this tab. */
export interface TabText {
  readonly source: string;
  /** The document that the text belongs to. */
  readonly openId: number | undefined;
  /** The text's last changes could not be saved. */
  readonly isUnsaved: boolean;
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
  {versions}: Link,
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

/** The documents whose name or text contains all words of a query, in any case and width. The last saved document comes first. */
export function findDocuments(
  documents: readonly StoredDocument[],
  query: string,
): StoredDocument[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return documents
    .filter((document) => {
      const searched = folded(`${documentName(document)}\n${document.text}`);
      return words.every((word) => searched.includes(word));
    })
    .sort((a, b) => b.updated - a.updated || b.id - a.id);
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The files of an archive: texts by name. Names differ in more than case, because some file systems ignore it. */
export function archiveFiles(
  documents: readonly StoredDocument[],
): Readonly<Record<string, string>> {
  const taken = new Set<string>();
  const files = documents.map((document) => {
    const stem = safeName(documentName(document)).replace(/\.md$/, '');
    let name = stem;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
      name = `${stem} (${count})`;
    }
    taken.add(name.toLowerCase());
    return [`${name}.md`, document.text] as const;
  });
  return Object.fromEntries(files);
}
