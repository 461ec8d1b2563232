export type {IndexFiles, Page, Section} from '../types.ts';
import {firstTierName, readingsName, shardName, textsName, wordsName} from '../first-tier.ts';
import {normalizedText} from '../../text/normalize.ts';
import {defaultAnchor} from '../default-anchor.ts';
import type {IndexFiles, Page} from '../types.ts';
import {countTerms} from './count-terms.ts';
import {fingerprint} from './fingerprint.ts';
import {firstTierOf} from './first-tier.ts';
import {createSynonyms, type SynonymGroups} from '../../text/synonyms.ts';
import {rareReadingBlocks} from './rare-readings.ts';
import {recurringSections} from './recurring.ts';
import {shardsOf} from './shards.ts';
import {allSimplified} from './simplified.ts';
import {groupsOf, textsOf} from './texts.ts';
import {wordsByLength} from './words.ts';

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
