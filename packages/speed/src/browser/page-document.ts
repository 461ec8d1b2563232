import {lruSet} from './lru-set.ts';
import {trustedHtml} from './trusted-html.ts';

/** A limit, because parsed pages are large. */
const maxDocuments = 8;

/** A limit of prefetched pages, which may never be used. */
const maxTexts = 24;

/** By path, the latest request last; undefined for a missing page. */
const documents = new Map<string, Promise<Document | undefined>>();
const texts = new Map<string, Promise<string | undefined>>();

/**
 * Prefetches a page, independently of the host's cache headers.
 *
 * @returns its HTML; undefined if it is already parsed, or missing
 * @throws if it does not load, or is not HTML
 */
export async function prefetchPage(path: string): Promise<string | undefined> {
  const {key, pathname} = parsePath(path);
  return documents.has(key)
    ? undefined
    : keep(texts, maxTexts, key, () => fetchPage(pathname, 'low'));
}

/**
 * Loads another page of the site from its HTML, once for as long as it is in the cache.
 *
 * @param path its address path, with the base URL, decoded or not
 * @returns undefined if the page is missing
 * @throws if it does not load, is not HTML, or comes from another build: load the whole page then
 */
export async function pageDocument(path: string): Promise<Document | undefined> {
  const {key, pathname} = parsePath(path);
  return keep(documents, maxDocuments, key, async () => {
    const text = await (texts.get(key) ?? fetchPage(pathname));
    texts.delete(key);
    return text === undefined ? undefined : parsePage(text, pathname);
  });
}

function parsePath(path: string): {key: string; pathname: string} {
  const {pathname} = new URL(path, 'https://this.site');
  return {key: pathname.replace(/(?<=.)\/$/, ''), pathname};
}

/** Returns a cached value or requests it, within the limit. */
function keep<Value>(
  kept: Map<string, Promise<Value>>,
  most: number,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const value = kept.get(key) ?? ask();
  void lruSet(kept, key, value, most); // evicted requests continue
  value.catch(() => kept.delete(key)); // the next request may succeed
  return value;
}

async function fetchPage(
  path: string,
  priority: RequestPriority = 'auto',
): Promise<string | undefined> {
  const response = await fetch(path, {priority});
  if (response.status === 404) {
    return undefined;
  }
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(`${path} did not load as a page: status ${response.status}.`);
  }
  return response.text();
}

function parsePage(text: string, path: string): Document {
  const page = new DOMParser().parseFromString(trustedHtml(text), 'text/html');
  if (buildOf(page) !== buildOf(document)) {
    throw new Error(`${path} and this page come from different builds.`);
  }
  return page;
}

/** The name of the bundler's runtime, which changes with every script. A page may list its scripts in JSON. */
function buildOf(page: Document): string | undefined {
  for (const {src, text} of page.scripts) {
    const [name] = /runtime~main\.\w+/.exec(src || text) ?? [];
    if (name !== undefined) {
      return name;
    }
  }
  return undefined;
}
