import {scriptListId} from '../../plugins/page-guard/start-application';

/** A parsed page is large: only what a reader may come back to at once is kept. */
const most = 8;

/** By path, the last one asked for last. */
const documents = new Map<string, Promise<Document | undefined>>();

/**
 * Another page of the site, from its own HTML. It is fetched once, as long as few others are asked for meanwhile.
 *
 * @param path its address path, with the base URL, decoded or not
 * @returns nothing where there is no such page
 * @throws when it cannot be had, is no HTML, or is of another build: a load of the whole page helps
 */
export async function pageDocument(path: string): Promise<Document | undefined> {
  const {pathname} = new URL(path, 'https://this.site');
  const key = pathname.replace(/(?<=.)\/$/, '');
  const page = documents.get(key) ?? fetchPage(pathname);
  documents.delete(key);
  documents.set(key, page);
  for (const oldest of [...documents.keys()].slice(0, -most)) {
    documents.delete(oldest);
  }
  page.catch(() => documents.delete(key)); // the line may be back next time
  return page;
}

async function fetchPage(path: string): Promise<Document | undefined> {
  const response = await fetch(path);
  if (response.status === 404) {
    return undefined;
  }
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) {
    throw new Error(`${path} is no page now: status ${response.status}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (buildOf(page) !== buildOf(document)) {
    throw new Error(`${path} is of another build than this page.`);
  }
  return page;
}

/** The address of the bundler's runtime, which has another name whenever a script has. */
function buildOf(page: Document): string | undefined {
  const scripts = page.getElementById(scriptListId)?.textContent ?? '[]';
  return (JSON.parse(scripts) as string[]).find((address) => address.includes('/runtime~main.'));
}
