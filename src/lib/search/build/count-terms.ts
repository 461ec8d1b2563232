import {normalizedText, type Simplified} from '../normalize';
import type {TermPostings} from '../postings';
import {tokensOf} from '../tokens';
import type {Section} from '../types';

interface Counts extends TermPostings {
  readonly text: Map<number, number>;
  readonly code: Map<number, number>;
}

/** The terms of sections' texts and code, and how often they stand in each section. */
export function countTerms(
  sections: readonly Section[],
  simplified: Simplified,
): ReadonlyMap<string, TermPostings> {
  const terms = new Map<string, Counts>();
  sections.forEach(({text, code}, section) => {
    count(terms, 'text', section, normalizedText(text, simplified));
    count(terms, 'code', section, normalizedText(code, simplified));
  });
  return terms;
}

function count(
  terms: Map<string, Counts>,
  field: 'text' | 'code',
  section: number,
  text: string,
): void {
  for (const {term} of tokensOf(text)) {
    let counts = terms.get(term);
    if (!counts) {
      counts = {term, text: new Map(), code: new Map()};
      terms.set(term, counts);
    }
    counts[field].set(section, (counts[field].get(section) ?? 0) + 1);
  }
}
