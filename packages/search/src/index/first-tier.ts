import type {SynonymGroups} from '../text/synonyms.ts';

/** The file that the search fetches before a reader types: titles, and the data to find all other files. */
export interface FirstTier {
  readonly pages: readonly PageEntry[];
  readonly breadcrumbs: readonly (readonly string[])[];
  /** Traditional characters, each followed by its simplified form. */
  readonly simplified: string;
  /**
   * The readings in titles that differ from their characters' most common ones, by the page's number. Each is a flat list
   * of a character's position and its syllable.
   */
  readonly readings: Readonly<Record<string, readonly (number | string)[]>>;
  /** Groups of synonyms. A group that no page has is empty. */
  readonly synonyms: SynonymGroups;
  /** The numbers of the sections whose heading many pages have, such as a list of sources. */
  readonly recurring: readonly number[];
  /** The first key of each shard of terms, in order. */
  readonly shards: readonly string[];
  /** How many sections each file of texts has. */
  readonly texts: readonly number[];
  /** The lengths of the words that typos are corrected to. */
  readonly words: readonly number[];
  /** The folder of all other files. Its name changes whenever they do. */
  readonly folder: string;
}

/** `breadcrumb` is an index, `sections` a count. */
export type PageEntry = readonly [
  title: string,
  path: string,
  breadcrumb: number,
  sections: number,
];

/** The texts of some sections, and the headings of all sections of their pages. */
export interface Texts {
  readonly outlines: readonly (readonly Heading[])[];
  readonly sections: readonly (readonly [text: string, code: string])[];
}

/** A heading, with its anchor unless that is `defaultAnchor`. */
export type Heading = string | readonly [heading: string, anchor: string];

/**
 * The id that Docusaurus gives a heading whose text is unique on its page: github-slugger 1.5's rule, written
 * with Unicode properties.
 */
export function defaultAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}

export const firstTierName = 'first.json';

/** Code points in a file of readings. */
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
