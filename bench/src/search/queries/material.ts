import type {Page} from '@markdown-zh/search/build';
import {pick, type Random} from '../../corpus/random';
import {createHaystack, type Haystack, type PagePart} from './haystack';
import {createSyllables, type Syllables} from './syllables';

/** The source of queries. */
export interface Material extends Haystack {
  /** All Latin words of titles, headings, texts and code, in lower case. */
  readonly words: readonly string[];
  readonly syllables: Syllables;
}

/** A query before its answers, the pages that contain the needle, are known. */
interface Candidate {
  readonly query: string;
  /** The text that the query stands for, normalised. */
  readonly needle: string;
  readonly part: PagePart;
}

/** Makes a query from a random text; `undefined` if that text does not suit, which is not a failure. */
export type Maker = (material: Material, random: Random) => Candidate | undefined;

/** Reads the pages once for all makers. */
export function createMaterial(pages: readonly Page[]): Material {
  const haystack = createHaystack(pages);
  const words = haystack.texts.anywhere.flatMap((text) => text.match(/[a-z][\da-z]{2,}/g) ?? []);
  return {...haystack, words: [...new Set(words)], syllables: createSyllables(haystack)};
}

const emptyPage: Page = {title: '', path: '', breadcrumb: [], sections: []};

/** A random page; all are equally likely. */
export function anyPage({pages}: Material, random: Random): Page {
  return pick(random, pages) ?? emptyPage;
}

/** A random title or heading. */
export function anyName(material: Material, random: Random): string {
  const {title, sections} = anyPage(material, random);
  return (random() < 0.3 ? title : pick(random, sections)?.heading) || title;
}

const address = /\b(?:https?:\/\/|www\.)[^\s\p{Script=Han}]+/gu;

/** A random block of prose, without addresses; may be empty. */
export function anyBlock(material: Material, random: Random): string {
  const {text = ''} = pick(random, anyPage(material, random).sections) ?? {};
  return (pick(random, text.split('\n')) ?? '').replace(address, ' ').trim();
}

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** A text's words and the text between them, by the dictionary of `Intl.Segmenter`. */
export function segments(
  text: string,
): readonly {readonly text: string; readonly isHan: boolean}[] {
  return Array.from(segmenter.segment(text), ({segment}) => ({
    text: segment,
    isHan: /^\p{Script=Han}+$/u.test(segment),
  }));
}
