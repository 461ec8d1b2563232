export type {IndexFiles, Page, Section} from '../types.ts';
import {
  defaultAnchor,
  firstTierName,
  readingsName,
  shardName,
  textsName,
  wordsName,
  type FirstTier,
  type PageEntry,
} from '../first-tier.ts';
import {normalizedText} from '../../text/normalize.ts';
import type {IndexFiles, Page} from '../types.ts';
import {countTerms} from './count-terms.ts';
import {createSynonyms, type SynonymGroups} from '../../text/synonyms.ts';
import {rareReadingBlocks} from './rare-readings.ts';
import {recurringSections} from './recurring.ts';
import {shardsOf} from './shards.ts';
import {allSimplified} from './simplified.ts';
import {groupsOf, textsOf} from './texts.ts';
import {otherReadings} from './readings.ts';

/** Options of an index. */
export interface IndexOptions {
  /** Groups of words and signs that stand for one thing each. */
  readonly synonyms?: SynonymGroups | undefined;
}

/**
 * Indexes pages. Every byte of the result depends on their order and content alone. Of pages that match
 * equally, the search shows the first one first.
 */
export function buildIndex(
  pages: readonly Page[],
  {synonyms = []}: IndexOptions = {},
): IndexFiles {
  const simplified = allSimplified();
  const whole = pages.map(withTitle);
  const terms = countTerms(whole, simplified, createSynonyms(synonyms, simplified));
  const {shards, starts} = shardsOf(
    [...terms.values()],
    whole.flatMap(({sections}) => sections.map(({heading}) => normalizedText(heading, simplified))),
  );
  const groups = groupsOf(whole);
  const words = wordsByLength(terms.keys());
  const named = (folder: string) => [
    ...shards.map((shard, index) => [shardName(folder, index), shard] as const),
    ...groups.map((group, index) => [textsName(folder, index), textsOf(whole, group)] as const),
    ...Array.from(words, ([length, list]) => [wordsName(folder, length), list.join(' ')] as const),
    ...Array.from(
      rareReadingBlocks(),
      ([block, readings]) => [readingsName(folder, block), readings] as const,
    ),
  ];
  const folder = fingerprint(named('').map(([name, content]) => name + content));
  const first = firstTierOf(whole, {
    simplified: usedOf(simplified, terms),
    synonyms: synonyms.map((group, index) => (terms.has(`@${index}`) ? group : [])),
    recurring: recurringSections(whole),
    shards: starts,
    texts: groups.map(({length}) => length),
    words: [...words.keys()].sort((a, b) => a - b),
    folder,
  });
  return new Map([[firstTierName, JSON.stringify(first)], ...named(folder)]);
}

/** Makes the title of a page the heading of its first section. */
function withTitle(page: Page): Page {
  const [first] = page.sections;
  const intro = first?.heading === '' ? first : {text: '', code: ''};
  const others = first?.heading === '' ? page.sections.slice(1) : page.sections;
  return {
    ...page,
    sections: [{...intro, heading: page.title, anchor: defaultAnchor(page.title)}, ...others],
  };
}

/** The traditional characters whose simplified form occurs in the pages. */
function usedOf(
  simplified: ReadonlyMap<string, string>,
  terms: ReadonlyMap<string, unknown>,
): string {
  const used = new Set([...terms.keys()].join(''));
  return [...simplified]
    .filter(([, simple]) => used.has(simple))
    .flat()
    .join('');
}

/** The first tier of an index. */
function firstTierOf(
  pages: readonly Page[],
  rest: Pick<FirstTier, 'simplified' | 'synonyms' | 'recurring' | 'shards' | 'texts' | 'words' | 'folder'>,
): FirstTier {
  const breadcrumbs = new Map<string, number>();
  const entries = pages.map(({title, path, breadcrumb, sections}): PageEntry => {
    const key = JSON.stringify(breadcrumb);
    const number = breadcrumbs.get(key) ?? breadcrumbs.size;
    breadcrumbs.set(key, number);
    return [title, path, number, sections.length];
  });
  const readings = pages
    .map(({title}, page) => [page, otherReadings(title)] as const)
    .filter(([, list]) => list.length > 0);
  return {
    pages: entries,
    breadcrumbs: [...breadcrumbs.keys()].map((json) => JSON.parse(json) as string[]),
    readings: Object.fromEntries(readings),
    ...rest,
  };
}

/** The words that typos are corrected to, sorted, by their length. */
function wordsByLength(terms: Iterable<string>): ReadonlyMap<number, readonly string[]> {
  const words = new Map<number, string[]>();
  for (const word of [...terms].filter((term) => /^[a-z][a-z0-9]{3,39}$/.test(term)).sort()) {
    const list = words.get(word.length) ?? [];
    list.push(word);
    words.set(word.length, list);
  }
  return words;
}

/** A 64-bit hash of all texts: FNV-1a with two offset bases. */
function fingerprint(texts: readonly string[]): string {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul(second ^ code, 0x01000193);
    }
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}
