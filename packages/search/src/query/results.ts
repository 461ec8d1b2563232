import {excerptOf, marked, matchesIn} from './excerpt.ts';
import type {Files} from './files.ts';
import {defaultAnchor, textsName, type Heading, type Texts} from '../index/first-tier.ts';
import {normalize, normalizedText} from '../text/normalize.ts';
import {partsFirst, type RankedPage} from './ranking.ts';
import type {LoadedIndex} from './loaded-index.ts';
import type {PageResult, SectionResult} from '../index/types.ts';

/** Sections of a page to show. */
const shownSections = 3;

/**
 * Factors for a section that has more than a query's terms. It may have its letters in one piece, the query with its spaces, or
 * the query with its spaces and signs.
 */
const bonus = {letters: 2, typed: 3, signs: 5} as const;

/** Signs, which readers type on purpose. */
const signs = /[^\p{L}\p{N}\s]/u;

/** The texts to look for and to mark. */
export interface SearchedTexts {
  /** The typed query and, if it is one word, its synonyms, normalised. */
  readonly texts: readonly string[];
  /** Its letters, digits and Han characters, as typed and in other possible spellings. */
  readonly spellings: readonly string[];
  readonly terms: ReadonlySet<string>;
}

export interface ShownPages {
  /** The best first. */
  readonly pages: readonly PageResult[];
  /** The score of each page. */
  readonly scores: readonly number[];
  readonly isPartial: boolean;
}

/** Makes results of ranked pages, with an excerpt of the section that matches best. */
export async function showPages(
  index: LoadedIndex,
  files: Files,
  searched: SearchedTexts,
  ranked: readonly RankedPage[],
  signal: AbortSignal | undefined,
): Promise<ShownPages> {
  const fileOf = fileFinder(index.tier.texts);
  const shown = await Promise.all(
    ranked.map(async (page) => {
      const {file, first} = fileOf(page.sections[0] ?? 0);
      const texts = readTexts(await files.read(textsName(index.tier.folder, file)));
      return showPage(index, searched, page, first, texts);
    }),
  );
  signal?.throwIfAborted();
  shown.sort((a, b) => b.score - a.score);
  return {
    pages: partsFirst(shown).map(({result}) => result),
    scores: shown.map(({score}) => score),
    isPartial: shown.some(({isMissing}) => isMissing),
  };
}

/** @param first the number of the first section in `texts` */
function showPage(
  {tier, simplified, starts}: LoadedIndex,
  searched: SearchedTexts,
  {page, sections, score, isNamed}: RankedPage,
  first: number,
  texts: Texts | undefined,
) {
  const {terms} = searched;
  const [title, path, breadcrumb] = tier.pages[page] ?? ['', '', 0];
  const start = starts[page] ?? 0;
  const firstPage = starts.findLastIndex((number) => number <= first);
  const outline = texts?.outlines[page - firstPage];
  const [best = start] = sections;
  const [text, code] = texts?.sections[best - first] ?? ['', ''];
  const inText = normalize(text, simplified);
  const inCode = normalize(code, simplified);
  const mark = (name: string) => marked(name, matchesIn(normalize(name, simplified), terms));
  const headingOf = (section: number) =>
    readHeading(section === start ? undefined : outline?.[section - start]);
  const show = (section: number, excerpt: SectionResult['excerpt']): SectionResult => {
    const [heading, anchor] = headingOf(section);
    return {heading: mark(heading), anchor, excerpt};
  };
  const matches = matchesIn(inText, terms);
  const codeMatches = matches.length > 0 ? [] : matchesIn(inCode, terms);
  const excerpt = codeMatches.length > 0 ? excerptOf(code, codeMatches) : excerptOf(text, matches);
  // Without headings it shows only the best section, as the beginning of the page.
  const others = outline ? sections.slice(1, shownSections) : [];
  const names = normalizedText(`${title}\n${headingOf(best)[0]}`, simplified);
  return {
    score: score * bonusOf(searched, [names, inText.text, inCode.text]),
    isMissing: !texts,
    path,
    isNamed,
    result: {
      title: mark(title),
      path,
      breadcrumb: tier.breadcrumbs[breadcrumb] ?? [],
      sections: [show(best, excerpt), ...others.map((section) => show(section, []))],
    } satisfies PageResult,
  };
}

/** The largest factor for a page that has a query in one piece. */
export function maxBonus({texts: [typed = '']}: SearchedTexts): number {
  return signs.test(typed) ? bonus.signs : bonus.typed;
}

function bonusOf(searched: SearchedTexts, texts: readonly string[]): number {
  const {texts: typed, spellings} = searched;
  if (texts.some((text) => typed.some((one) => text.includes(one)))) {
    return maxBonus(searched);
  }
  const isThere = texts.some((text) => spellings.some((letters) => containsPhrase(text, letters)));
  return isThere ? bonus.letters : 1;
}

function readHeading(heading: Heading | undefined): readonly [heading: string, anchor: string] {
  return typeof heading === 'string' ? [heading, defaultAnchor(heading)] : (heading ?? ['', '']);
}

/** Reads a file of texts; undefined if it is missing or damaged. */
function readTexts(content: string | undefined): Texts | undefined {
  try {
    const {outlines, sections} = JSON.parse(content ?? '') as Texts;
    return Array.isArray(outlines) && Array.isArray(sections) ? {outlines, sections} : undefined;
  } catch {
    return undefined;
  }
}

function fileFinder(lengths: readonly number[]) {
  const firsts: number[] = [];
  let first = 0;
  for (const length of lengths) {
    firsts.push(first);
    first += length;
  }
  return (section: number) => {
    const file = firsts.findLastIndex((number) => number <= section);
    return {file, first: firsts[file] ?? 0};
  };
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a text has these letters one after another, with at most one sign or space between two of them. */
export function containsPhrase(text: string, letters: string): boolean {
  const first = letters.charAt(0);
  if (first === '') {
    return false;
  }
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    if (matchesFrom(text, start + 1, letters)) {
      return true;
    }
  }
  return false;
}

/** Whether all letters except the first follow from an offset on. */
function matchesFrom(text: string, start: number, letters: string): boolean {
  let at = start;
  for (let index = 1; index < letters.length; index++) {
    if (text[at] !== letters[index] && !letter.test(text[at] ?? 'x')) {
      at += 1;
    }
    if (text[at] !== letters[index]) {
      return false;
    }
    at += 1;
  }
  return true;
}
