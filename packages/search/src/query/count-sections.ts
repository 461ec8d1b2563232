import type {TermPostings} from '../index/postings.ts';
import type {QueryTerm} from './query.ts';
import type {Variants} from './variants.ts';

/**
 * Counts the sections that have every term or a variant of it, up to `most`. Only terms of weight 1 count, not for
 * example parts of words.
 */
export function countSectionsWithAll(
  terms: readonly QueryTerm[],
  variants: Variants,
  postingsOf: (term: string) => TermPostings | undefined,
  most: number,
): number {
  const whole = terms.filter(({weight}) => weight >= 1);
  const lists = whole.map(({term}) =>
    [term, ...(variants.get(term)?.keys() ?? [])].flatMap((name) => postingsOf(name) ?? []),
  );
  const sizes = new Map(lists.map((list) => [list, sizeOf(list)]));
  const [rarest = [], ...others] = [...lists].sort(
    (a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0),
  );
  let count = 0;
  for (const section of new Set(rarest.flatMap(sectionsOf))) {
    if (others.every((list) => list.some((postings) => has(postings, section)))) {
      count += 1;
      if (count >= most) {
        break;
      }
    }
  }
  return count;
}

function sizeOf(list: readonly TermPostings[]): number {
  return list.reduce((sum, {heading, text, code}) => sum + heading.size + text.size + code.size, 0);
}

function sectionsOf({heading, text, code}: TermPostings): number[] {
  return [...heading.keys(), ...text.keys(), ...code.keys()];
}

function has({heading, text, code}: TermPostings, section: number): boolean {
  return text.has(section) || heading.has(section) || code.has(section);
}
