import {
  firstTierName,
  shardName,
  textsName,
  wordsName,
  type FirstTier,
  type PageEntry,
} from '../first-tier';
import {normalizedText, type Simplified} from '../normalize';
import {writeShard, type TermPostings} from '../postings';
import {keyOf, shardOf} from '../terms';
import {isHan, tokensOf} from '../tokens';
import {usualAnchor} from '../usual-anchor';
import type {IndexFiles, Page, Section} from '../types';
import {countTerms} from './count-terms';
import {otherKeys, otherReadings} from './readings';
import {allSimplified} from './simplified';

/** About so many UTF-16 code units of postings are a shard: about 1.5 KB, compressed by Brotli. */
const shardLength = 4000;

/** About so many UTF-16 code units of sections are a file of texts. */
const textsLength = 2500;

/**
 * Indexes pages. Their order and content alone decide on every byte of the result; of pages that match
 * equally, the first one is found first.
 */
export function buildIndex(pages: readonly Page[]): IndexFiles {
  const whole = pages.map((page) => ({...page, sections: withFirst(page.sections)}));
  const sections = whole.flatMap((page) => page.sections);
  const simplified = allSimplified();
  const terms = countTerms(sections, simplified);
  const shards = shardsOf([...terms.values()]);
  const groups = grouped(sections);
  const words = wordsByLength([...terms.keys(), ...termsOfHeadings(whole, simplified)]);
  const named = (folder: string) => [
    ...shards.map((shard, index) => [shardName(folder, index), shard] as const),
    ...groups.map((group, index) => [textsName(folder, index), textsOf(group)] as const),
    ...Array.from(words, ([length, list]) => [wordsName(folder, length), list.join(' ')] as const),
  ];
  const folder = fingerprint(named('').map(([name, content]) => name + content));
  const first = firstTier(whole, {
    simplified: usedOf(simplified, terms, whole),
    shards: shards.length,
    texts: groups.map(({length}) => length),
    anchors: Object.fromEntries(
      sections.flatMap(({heading, anchor}, index) =>
        anchor === usualAnchor(heading) ? [] : [[index, anchor]],
      ),
    ),
    folder,
  });
  return new Map([[firstTierName, JSON.stringify(first)], ...named(folder)]);
}

/** A page's sections, the first of which is the one before any heading. */
function withFirst(sections: readonly Section[]): readonly Section[] {
  const [first] = sections;
  return first?.heading === ''
    ? sections
    : [{heading: '', anchor: '', text: '', code: ''}, ...sections];
}

function firstTier(
  pages: readonly Page[],
  rest: Pick<FirstTier, 'simplified' | 'shards' | 'texts' | 'anchors' | 'folder'>,
): FirstTier {
  const headings = new Map([['', 0]]);
  const breadcrumbs = new Map<string, number>();
  const entries = pages.map(({title, path, breadcrumb, sections}): PageEntry => {
    const numbers = sections.map(({heading}) => numberOf(headings, heading));
    return [title, path, numberOf(breadcrumbs, JSON.stringify(breadcrumb)), ...numbers];
  });
  const named = new Set([...pages.map(({title}) => title), ...headings.keys()]);
  const readings = [...named]
    .map((text) => [text, otherReadings(text)] as const)
    .filter(([, list]) => list.length > 0);
  return {
    pages: entries,
    headings: [...headings.keys()],
    breadcrumbs: [...breadcrumbs.keys()].map((json) => JSON.parse(json) as string[]),
    readings: Object.fromEntries(readings),
    ...rest,
  };
}

function numberOf(numbers: Map<string, number>, text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

function shardsOf(terms: readonly TermPostings[]): string[] {
  const lines = terms.map((entry) => ({...entry, line: writeShard([entry])}));
  const length = lines.reduce((sum, {line}) => sum + line.length + 1, 0);
  const count = Math.max(1, Math.ceil(length / shardLength));
  const others = otherKeys(terms.map(({term}) => term).filter((term) => term.length > 1 && isHan(term)));
  const shards = Array.from({length: count}, (): Map<string, string> => new Map());
  for (const {term, line} of lines) {
    for (const key of [keyOf(term), others.get(term) ?? '']) {
      if (key !== '') {
        shards[shardOf(key, count)]?.set(term, line);
      }
    }
  }
  return shards.map((shard) =>
    [...shard]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, line]) => line)
      .join('\n'),
  );
}

function termsOfHeadings(pages: readonly Page[], simplified: Simplified): string[] {
  return pages
    .flatMap(({title, sections}) => [title, ...sections.map(({heading}) => heading)])
    .flatMap((text) => tokensOf(normalizedText(text, simplified)).map(({term}) => term));
}

/** Words that a typo may be made in, by their length. */
function wordsByLength(terms: readonly string[]): ReadonlyMap<number, string[]> {
  const words = new Map<number, string[]>();
  for (const term of [...new Set(terms)].sort()) {
    if (/^[a-z][a-z0-9]{3,19}$/.test(term)) {
      words.set(term.length, [...(words.get(term.length) ?? []), term]);
    }
  }
  return words;
}

function grouped(sections: readonly Section[]): Section[][] {
  const groups: Section[][] = [];
  let length = Infinity;
  for (const section of sections) {
    const own = section.text.length + section.code.length;
    if (length + own > textsLength) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(section);
    length += own;
  }
  return groups;
}

function textsOf(sections: readonly Section[]): string {
  return JSON.stringify(sections.map(({text, code}) => [text, code]));
}

/** Those traditional characters that are read as one that the pages have. */
function usedOf(
  simplified: Simplified,
  terms: ReadonlyMap<string, unknown>,
  pages: readonly Page[],
): string {
  const used = new Set([...terms.keys(), ...termsOfHeadings(pages, simplified)].join(''));
  return [...simplified]
    .filter(([, simple]) => used.has(simple))
    .flat()
    .join('');
}

/** 64 bits that change with any of the texts: FNV-1a, twice. */
function fingerprint(texts: readonly string[]): string {
  return [0x811c9dc5, 0x9e3779b9]
    .map((start) => {
      let hash = start;
      for (const text of texts) {
        for (let index = 0; index < text.length; index++) {
          hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
        }
      }
      return (hash >>> 0).toString(36);
    })
    .join('');
}
