import type {TermPostings} from '../index/postings.ts';
import type {UnderstoodQuery} from './understand.ts';

/** Sections to rank, at most. */
const maxSections = 300;

/**
 * The sections with the largest sums of rarities of matching terms; the search ranks them alone. `sections` is the
 * number of all sections.
 */
export function shortlist(
  {terms, variants, postings}: UnderstoodQuery,
  rarity: ReadonlyMap<string, number>,
  sections: number,
): ReadonlySet<number> {
  const byTerm = new Map(postings.map((entry) => [entry.term, entry]));
  const sums = new Float64Array(sections);
  for (const {term} of terms) {
    const shares = new Map<number, number>();
    for (const [name, share] of [[term, 1] as const, ...(variants.get(term) ?? [])]) {
      for (const section of sectionsOf(byTerm.get(name))) {
        shares.set(section, Math.max(shares.get(section) ?? 0, share));
      }
    }
    for (const [section, share] of shares) {
      sums[section] = (sums[section] ?? 0) + share * (rarity.get(term) ?? 0);
    }
  }
  const found = Array.from(sums.keys()).filter((section) => (sums[section] ?? 0) > 0);
  if (found.length > maxSections) {
    found.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b);
  }
  return new Set(found.slice(0, maxSections));
}

function* sectionsOf(postings: TermPostings | undefined): Generator<number> {
  if (postings) {
    yield* postings.heading.keys();
    yield* postings.text.keys();
    yield* postings.code.keys();
  }
}
