import {createSearcher} from '../query/index.ts';
import {firstTierName} from '../index/first-tier.ts';
import type {FetchFile, Searcher} from '../index/types.ts';

/**
 * A searcher that outlives its index. If a part does not load, it checks whether the site has been updated,
 * because an update removes the old index. If so, it searches the new one. If the first tier does not
 * load or is damaged, the next call starts again.
 */
export function createRefreshingSearcher(fetchFile: FetchFile): Searcher {
  let firstTier = '';
  let current = begin();

  function begin(isAnew = false): Searcher {
    return createSearcher(async (name) => {
      const text = await fetchFile(name, isAnew);
      firstTier = name === firstTierName ? text : firstTier;
      return text;
    });
  }

  async function resetOnFailure<T>(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        current = begin(true);
      }
      throw error;
    }
  }

  async function isUpdated(): Promise<boolean> {
    const text = await fetchFile(firstTierName).catch(() => firstTier);
    return text !== firstTier;
  }

  return {
    load: () => resetOnFailure(current.load()),
    search: async (query, options) => {
      const results = await resetOnFailure(current.search(query, options));
      if (results.isPartial && (await isUpdated())) {
        current = begin();
        return current.search(query, options);
      }
      return results;
    },
  };
}

/**
 * Fetches files of an index below an address that ends with a slash. It revalidates the first tier, which keeps its
 * name and leads to all other files; their names change with their content. It rejects HTML, because some hosts
 * answer with a page if a file is missing. It requests a wrong answer once more past the browser's cache, which may have kept it. A browser keeps
 * the wrong type as long as the file does not change.
 */
export function fetchFrom(indexUrl: string, fetch: typeof globalThis.fetch): FetchFile {
  const request = async (name: string, cache: RequestCache) => {
    const response = await fetch(indexUrl + name, {cache});
    const type = response.headers.get('Content-Type') ?? '';
    return {response, type, isRight: response.ok && !type.startsWith('text/html')};
  };
  return async (name, isAnew = false) => {
    const cache = name === firstTierName ? 'no-cache' : 'default';
    let answer = await request(name, isAnew ? 'reload' : cache);
    if (!answer.isRight && !isAnew) {
      answer = await request(name, 'reload');
    }
    const {response, type, isRight} = answer;
    if (!isRight) {
      throw new Error(`${name}: ${String(response.status)} ${type}`);
    }
    return response.text();
  };
}
