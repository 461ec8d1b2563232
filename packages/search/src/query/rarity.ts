import type {Understood} from './understand.ts';

/** The rarity of each term of a query: the logarithm of how rare it is among all sections, times its weight. */
export function rarities(
  {terms, variants, postings}: Understood,
  sections: number,
): ReadonlyMap<string, number> {
  const counts = new Map(
    postings.map(({term, heading, text, code}) => [term, heading.size + text.size + code.size]),
  );
  return new Map(
    terms.map(({term, weight}) => {
      const names = [term, ...(variants.get(term)?.keys() ?? [])];
      const count = names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
      return [term, weight * Math.log(1 + sections / (1 + count))];
    }),
  );
}
