import {createHash} from 'node:crypto';

/** A short name that changes with any of the texts. */
export function fingerprint(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text);
  }
  return hash.digest('hex').slice(0, 16);
}
