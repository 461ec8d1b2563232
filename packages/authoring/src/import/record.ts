import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The results of earlier imports. */
export interface Imported {
  /** Files of old blogs, each with its article: `{"blog/source/_posts/a.md": "blog/2020-01-31-a.md"}`. */
  readonly imported: Readonly<Record<string, string>>;
  /** Old addresses, each with its new one. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** The files of {@link Imported}, from the project's root. */
export const recordFiles = {
  imported: 'site/imported.json',
  redirects: 'site/old-addresses.json',
} as const;

/** Reads both files. A missing one is empty. */
export function readRecord(root: string): Imported {
  const read = (file: string) =>
    existsSync(join(root, file))
      ? (JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>)
      : {};
  return {imported: read(recordFiles.imported), redirects: read(recordFiles.redirects)};
}

/** The text of such a file: sorted, as Prettier writes it. */
export function recordText(entries: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
