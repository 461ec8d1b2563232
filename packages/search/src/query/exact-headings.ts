import type {TermPostings} from '../index/postings.ts';
import type {Query} from './query.ts';

/** The sections whose whole heading is the query. */
export function exactHeadings(
  {terms, length}: Query,
  postings: readonly TermPostings[],
): ReadonlySet<number> {
  const byTerm = new Map(postings.map((entry) => [entry.term, entry.heading]));
  const [first, ...others] = terms
    .filter(({isCovered}) => !isCovered)
    .map(({term}) => byTerm.get(term) ?? new Map<number, number>());
  return new Set(
    [...(first ?? [])]
      .filter(([section, tokens]) => tokens === length && others.every((list) => list.has(section)))
      .map(([section]) => section),
  );
}
