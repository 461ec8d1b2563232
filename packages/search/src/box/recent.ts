/** Recent searches: the newest first, each once, whatever its case. */
export type Recent = readonly string[];

const kept = 6;
const longest = 80;

/** With a search put first; one that is empty, or too long to be worth a line, is left out. */
export function remember(recent: Recent, query: string): Recent {
  const text = query.trim();
  if (text === '' || text.length > longest) {
    return recent;
  }
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, kept);
}

/** What was stored, as far as it is a list of searches: storage may hold what somebody else wrote. */
export function parseRecent(json: string | null): Recent {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value)
      ? value
          .filter((item) => typeof item === 'string')
          .reduceRight<Recent>((recent, item) => remember(recent, item), [])
      : [];
  } catch {
    return [];
  }
}
