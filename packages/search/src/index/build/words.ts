/** The words that typos are corrected to, sorted, by their length. */
export function wordsByLength(terms: Iterable<string>): ReadonlyMap<number, readonly string[]> {
  const words = new Map<number, string[]>();
  for (const word of [...terms].filter((term) => /^[a-z][a-z0-9]{3,39}$/.test(term)).sort()) {
    const list = words.get(word.length) ?? [];
    list.push(word);
    words.set(word.length, list);
  }
  return words;
}
