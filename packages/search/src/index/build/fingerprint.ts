/** A 64-bit hash of all texts: FNV-1a with two offset bases. */
export function fingerprint(texts: readonly string[]): string {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  for (const text of texts) {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul(second ^ code, 0x01000193);
    }
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}
