import {firstTierName} from '../index/first-tier.ts';
import type {FetchFile} from '../index/types.ts';

/**
 * Fetches files of an index below an address that ends with a slash. It revalidates the first tier, which keeps its
 * name and leads to all other files; their names change with their content. It rejects HTML, because some hosts
 * answer with a page if a file is missing.
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
