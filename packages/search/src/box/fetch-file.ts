import {firstTierName} from '../index/first-tier.ts';
import type {FetchFile} from '../index/types.ts';

/**
 * Fetches files of an index below an address that ends with a slash. The first tier is asked for anew: it keeps
 * its name and leads to all others, which change their names with their content. An answer that is HTML is no
 * file of the index, but what some hosts say where there is none.
 */
export function fetchFrom(indexUrl: string, fetch: typeof globalThis.fetch): FetchFile {
  return async (name) => {
    const cache = name === firstTierName ? 'no-cache' : 'default';
    const response = await fetch(indexUrl + name, {cache});
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.ok || type.startsWith('text/html')) {
      throw new Error(`${name}: ${String(response.status)} ${type}`);
    }
    return response.text();
  };
}
