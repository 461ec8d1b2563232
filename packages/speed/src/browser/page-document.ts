import {lruSet} from './lru-set.ts';
import {trustedHtml} from './trusted-html.ts';

/** A parsed page is large: only what a reader may come back to at once is kept. */
const maxDocuments = 8;

/** Pages that have been fetched ahead, and may never be asked for. */
const maxTexts = 24;

/** By path, the last one asked for last; of a page that is not there there is none. */
const documents = new Map<string, Promise<Document | undefined>>();
const texts = new Map<string, Promise<string | undefined>>();

/**
 * Fetches a page before anybody asks for it: then it is there, whatever the host says about keeping it.
 *
 * @returns its HTML; nothing where it has been read before, or there is no such page
 * @throws when it cannot be had, or is no HTML
 */
export async function prefetchPage(path: string): Promise<string | undefined> {
  const {key, pathname} = placeOf(path);
  return documents.has(key)
    ? undefined
    : keep(texts, maxTexts, key, () => fetchPage(pathname, 'low'));
}

/**
 * Another page of the site, from its own HTML. It is fetched once, as long as few others are asked for meanwhile.
 *
 * @param path its address path, with the base URL, decoded or not
 * @returns nothing where there is no such page
 * @throws when it cannot be had, is no HTML, or is of another build: a load of the whole page helps
 */
export async function pageDocument(path: string): Promise<Document | undefined> {
  const {key, pathname} = placeOf(path);
  return keep(documents, maxDocuments, key, async () => {
    const text = await (texts.get(key) ?? fetchPage(pathname));
    texts.delete(key);
    return text === undefined ? undefined : parsePage(text, pathname);
  });
}

function placeOf(path: string): {key: string; pathname: string} {
  const {pathname} = new URL(path, 'https://this.site');
  return {key: pathname.replace(/(?<=.)\/$/, ''), pathname};
}

/** What has been asked for, or is now; as much of it as may be. */
function keep<Value>(
  kept: Map<string, Promise<Value>>,
  most: number,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const value = kept.get(key) ?? ask();
  void lruSet(kept, key, value, most); // what is forgotten goes on
  value.catch(() => kept.delete(key)); // the line may be back next time
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

/** The name of the bundler's runtime, which is another one whenever a script is. A page may name its scripts in a list of its own. */
function buildOf(page: Document): string | undefined {
  for (const {src, text} of page.scripts) {
    const [name] = /runtime~main\.\w+/.exec(src || text) ?? [];
    if (name !== undefined) {
      return name;
    }
  }
  return undefined;
}
