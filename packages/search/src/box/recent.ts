/** Recent searches: the newest first, each once, ignoring case. */
export type Recent = readonly string[];

const maxCount = 6;
const maxLength = 80;

/** Puts a search first. Ignores an empty one, and one too long for a line. */
export function addRecent(recent: Recent, query: string): Recent {
  const text = query.trim();
  if (text === '' || text.length > maxLength) {
    return recent;
  }
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, maxCount);
}

/** Reads stored searches. Ignores other content, because other code may write to the same storage. */
export function parseRecent(json: string | null): Recent {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value)
      ? value
          .filter((item) => typeof item === 'string')
          .reduceRight<Recent>((recent, item) => addRecent(recent, item), [])
      : [];
  } catch {
    return [];
  }
}
