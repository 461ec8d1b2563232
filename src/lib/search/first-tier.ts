/** What is fetched before anything is typed: titles, headings, and what tolerance needs. */
export interface FirstTier {
  readonly pages: readonly PageEntry[];
  /** Headings, each one once; the first one is empty, for what stands before a page's first heading. */
  readonly headings: readonly string[];
  readonly breadcrumbs: readonly (readonly string[])[];
  /** Traditional characters, each followed by the simplified one that it is read as. */
  readonly simplified: string;
  /**
   * Readings of titles and headings that are not their characters' most common ones: by the text, pairs of a
   * place among its characters and a syllable.
   */
  readonly readings: Readonly<Record<string, readonly (number | string)[]>>;
  /** Anchors that are not the usual ones of their headings, by the section's number. */
  readonly anchors: Readonly<Record<string, string>>;
  /** How many shards there are of terms. */
  readonly shards: number;
  /** How many sections each file of texts has. */
  readonly texts: readonly number[];
  /** The folder of all other files: it changes whenever they do. */
  readonly folder: string;
}

/** Title, path, index of the breadcrumb, and an index of a heading for each section. */
export type PageEntry = readonly [
  title: string,
  path: string,
  breadcrumb: number,
  ...headings: number[],
];

/** A section as it is shown: text, and code. */
export type SectionText = readonly [text: string, code: string];

export const firstTierName = 'first.json';

export function shardName(folder: string, shard: number): string {
  return `${folder}/terms-${shard.toString(36)}.txt`;
}

export function wordsName(folder: string, length: number): string {
  return `${folder}/words-${length}.txt`;
}

export function textsName(folder: string, file: number): string {
  return `${folder}/texts-${file.toString(36)}.json`;
}
