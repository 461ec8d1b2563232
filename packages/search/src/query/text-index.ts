import MiniSearch from 'minisearch';
import type {Postings, TermPostings} from '../index/postings.ts';
import type {UnderstoodQuery} from './understand.ts';

/** How well a query fits a section: its heading, text and code. */
export interface TextMatch {
  readonly score: number;
  /** The terms of the query that it has, each with a share from 0 to 1. A variant counts less than the term. */
  readonly terms: ReadonlyMap<string, number>;
}

const fields = ['heading', 'text', 'code'];
const boost = {heading: 3, text: 1, code: 0.4};

/** For a query in pinyin or initials. Headings count more, because many texts sound alike. */
const boostOfSounds = {heading: 4, text: 1, code: 0.2};

/** Tokens of an average heading. */
const usualHeading = 5;

/**
 * Ranks the sections of a shortlist by MiniSearch (BM25+) over the postings of a query; `sections` is the number of all
 * sections. Lengths of headings count, lengths of texts do not.
 */
export function rankSections(
  {terms, variants, postings, isSound}: UnderstoodQuery,
  shortlist: ReadonlySet<number>,
  sections: number,
): ReadonlyMap<number, TextMatch> {
  const listed = new Map(postings.map((entry) => [entry.term, onlyIn(shortlist, entry)]));
  const rarer = new Map(
    postings.map((entry) => [
      entry.term,
      rarity(sections, entry) / rarity(sections, listed.get(entry.term) ?? entry),
    ]),
  );
  const meant = new Map<string, (readonly [term: string, share: number])[]>();
  const queries = terms.flatMap(({term, weight}) =>
    [[term, 1] as const, ...(variants.get(term) ?? [])]
      .filter(([name]) => listed.has(name))
      .map(([name, share]) => {
        meant.set(name, [...(meant.get(name) ?? []), [term, share]]);
        return {queries: [name], boostTerm: () => weight * share * (rarer.get(name) ?? 1)};
      }),
  );
  const found = new Map<number, TextMatch>();
  for (const {id, score, queryTerms} of indexOf([...listed.values()], sections).search(
    {queries},
    {
      boost: isSound ? boostOfSounds : boost,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  )) {
    found.set(id as number, {
      score,
      terms: largest(queryTerms.flatMap((name) => meant.get(name) ?? [])),
    });
  }
  return found;
}

function onlyIn(
  shortlist: ReadonlySet<number>,
  {term, heading, text, code}: TermPostings,
): TermPostings {
  const only = (postings: Postings): Postings => {
    const result = new Map<number, number>();
    // Walks the shorter list.
    for (const section of postings.size < shortlist.size ? postings.keys() : shortlist) {
      const number = shortlist.has(section) ? postings.get(section) : undefined;
      if (number !== undefined) {
        result.set(section, number);
      }
    }
    return result;
  };
  return {term, heading: only(heading), text: only(text), code: only(code)};
}

/**
 * BM25's inverse document frequency. MiniSearch sees only the shortlist, in which a common term seems rare. The ratio
 * in `rarer` corrects that.
 */
function rarity(sections: number, {heading, text, code}: TermPostings): number {
  const count = Math.min(sections, Math.max(heading.size, text.size, code.size));
  return Math.log(1 + (sections - count + 0.5) / (count + 0.5));
}

/** An index of these postings alone, in the form that MiniSearch saves and loads. */
function indexOf(postings: readonly TermPostings[], sections: number): MiniSearch {
  const lengths = new Map<number, number>();
  for (const {heading, text, code} of postings) {
    for (const section of [...text.keys(), ...code.keys()]) {
      lengths.set(section, lengths.get(section) ?? usualHeading);
    }
    for (const [section, length] of heading) {
      lengths.set(section, length);
    }
  }
  return MiniSearch.loadJS(
    {
      documentCount: sections,
      nextId: sections,
      documentIds: Object.fromEntries(Array.from(lengths.keys(), (id) => [id, id])),
      fieldIds: {heading: 0, text: 1, code: 2},
      fieldLength: Object.fromEntries(Array.from(lengths, ([id, length]) => [id, [length, 1, 1]])),
      averageFieldLength: [usualHeading, 1, 1],
      storedFields: {},
      index: postings.map(({term, heading, text, code}) => [
        term,
        {
          // A heading has each term once.
          ...(heading.size > 0 && {0: recordOf(heading.keys(), () => 1)}),
          ...(text.size > 0 && {1: recordOf(text.keys(), (id) => text.get(id) ?? 1)}),
          ...(code.size > 0 && {2: recordOf(code.keys(), (id) => code.get(id) ?? 1)}),
        },
      ]),
      serializationVersion: 2,
    },
    {fields},
  );
}

function recordOf(ids: Iterable<number>, valueOf: (id: number) => number): Record<string, number> {
  return Object.fromEntries(Array.from(ids, (id) => [id, valueOf(id)]));
}

/** The share of each term, by its best variant. */
function largest(
  shares: readonly (readonly [term: string, share: number])[],
): ReadonlyMap<string, number> {
  const result = new Map<string, number>();
  for (const [term, share] of shares) {
    result.set(term, Math.max(result.get(term) ?? 0, Math.sqrt(share)));
  }
  return result;
}
