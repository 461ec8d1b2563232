import MiniSearch from 'minisearch';
import type {Postings, TermPostings} from './postings';
import type {QueryTerm} from './query';
import type {Variants} from './variants';

/** How well a query fits the text and code of a section. */
export interface TextMatch {
  readonly score: number;
  /** The terms of the query that it has, or has a variant of. */
  readonly terms: ReadonlySet<string>;
}

const fields = ['text', 'code'];
const boost = {text: 1, code: 0.4};

/**
 * Ranks sections by MiniSearch (BM25+) over the postings that a query needs. Sections are of all lengths, and a
 * heading's section is short: lengths do not count.
 */
export function rankSections(
  terms: readonly QueryTerm[],
  variants: Variants,
  postings: readonly TermPostings[],
  sections: number,
): ReadonlyMap<number, TextMatch> {
  const index = indexOf(postings, sections);
  const known = new Set(postings.map(({term}) => term));
  const meant = new Map<string, string[]>();
  const queries = terms.flatMap(({term, weight}) => {
    const all = [[term, 1] as const, ...(variants.get(term) ?? [])].filter(([name]) =>
      known.has(name),
    );
    return all.map(([name, share]) => {
      meant.set(name, [...(meant.get(name) ?? []), term]);
      return {queries: [name], boostTerm: () => weight * share};
    });
  });
  const found = new Map<number, TextMatch>();
  for (const {id, score, queryTerms} of index.search(
    {queries},
    {boost, tokenize: (term) => [term], processTerm: (term) => term},
  )) {
    found.set(id as number, {
      score,
      terms: new Set(queryTerms.flatMap((name) => meant.get(name) ?? [])),
    });
  }
  return found;
}

/** An index of these postings alone, as MiniSearch writes and reads it. */
function indexOf(postings: readonly TermPostings[], sections: number): MiniSearch {
  const ids = new Set(postings.flatMap(({text, code}) => [...text.keys(), ...code.keys()]));
  return MiniSearch.loadJS(
    {
      documentCount: sections,
      nextId: sections,
      documentIds: Object.fromEntries(Array.from(ids, (id) => [id, id])),
      fieldIds: {text: 0, code: 1},
      fieldLength: Object.fromEntries(Array.from(ids, (id) => [id, [1, 1]])),
      averageFieldLength: [1, 1],
      storedFields: {},
      index: postings.map(({term, text, code}) => [
        term,
        {...(text.size > 0 && {0: entriesOf(text)}), ...(code.size > 0 && {1: entriesOf(code)})},
      ]),
      serializationVersion: 2,
    },
    {fields},
  );
}

function entriesOf(postings: Postings): Record<string, number> {
  return Object.fromEntries(postings);
}
