/** What is fetched before anything is typed: titles, and what it takes to find everything else. */
export interface FirstTier {
  readonly pages: readonly PageEntry[];
  readonly breadcrumbs: readonly (readonly string[])[];
  /** Traditional characters, each followed by the simplified one that it is read as. */
  readonly simplified: string;
  /**
   * Readings in titles that are not their characters' most common ones: by the page's number, pairs of a place
   * among the characters and a syllable.
   */
  readonly readings: Readonly<Record<string, readonly (number | string)[]>>;
  /** The first key of each shard of terms, in order. */
  readonly shards: readonly string[];
  /** How many sections each file of texts has. */
  readonly texts: readonly number[];
  /** The lengths that words have which a typo may be made in. */
  readonly words: readonly number[];
  /** The folder of all other files: it changes whenever they do. */
  readonly folder: string;
}

/** `breadcrumb` is an index, `sections` a count. */
export type PageEntry = readonly [
  title: string,
  path: string,
  breadcrumb: number,
  sections: number,
];

/** Sections as they are shown, and the headings of all sections of the pages that they are of. */
export interface Texts {
  readonly outlines: readonly (readonly Heading[])[];
  readonly sections: readonly (readonly [text: string, code: string])[];
}

/** A heading, with its anchor where that is not the usual one (`defaultAnchor`). */
export type Heading = string | readonly [heading: string, anchor: string];

export const firstTierName = 'first.json';

/** Characters of a file of readings. */
export const readingsBlock = 256;

export function shardName(folder: string, shard: number): string {
  return `${folder}/terms-${shard.toString(36)}.txt`;
}

export function wordsName(folder: string, length: number): string {
  return `${folder}/words-${length}.txt`;
}

export function textsName(folder: string, file: number): string {
  return `${folder}/texts-${file.toString(36)}.json`;
}

export function readingsName(folder: string, block: number): string {
  return `${folder}/readings-${block.toString(36)}.txt`;
}
