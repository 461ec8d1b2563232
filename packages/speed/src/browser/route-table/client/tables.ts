import {pageDocument} from '../../page-document.ts';
import {tableId, type PageTable} from '../table.ts';
import {baseUrl} from './bundler.ts';
import {addPage} from './add-page.ts';

/** By address path; undefined for a missing page. */
const known = new Map<string, Promise<PageTable | undefined>>();

known.set(addressOf(window.location.pathname), Promise.resolve(tableIn(document)));

/**
 * The address path of a link's target, in the form of the page's key.
 *
 * @param target a path, decoded or not, with whatever else a link may have
 */
export function addressOf(target: string): string {
  const {pathname} = new URL(target, window.location.href);
  // Hosts know a page by several forms of its address; 404.html is a page of its own.
  const path = pathname.endsWith('/404.html')
    ? pathname
    : pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return `${path}/` === baseUrl ? baseUrl : path;
}

/** Whether a page has been requested. */
export function isKnown(address: string): boolean {
  return known.has(address);
}

/**
 * Adds a page to the router, by the table in its HTML.
 *
 * @returns when it is added, or the page is missing
 * @throws if the page does not load, or comes from another build: load the whole page then
 */
export async function loadTable(address: string): Promise<void> {
  let table = known.get(address);
  if (!table) {
    table = readPage(address);
    known.set(address, table);
    table.catch(() => known.delete(address)); // the next request may succeed
  }
  await table;
}

async function readPage(address: string): Promise<PageTable | undefined> {
  const page = address.startsWith(baseUrl) ? await pageDocument(address) : undefined;
  return page && tableIn(page);
}

/** Reads the table of a page, and adds its routes; 404.html has none. */
function tableIn(page: Document): PageTable | undefined {
  const text = page.getElementById(tableId)?.textContent;
  if (!text) {
    return undefined;
  }
  const table = JSON.parse(text) as PageTable;
  addPage(table);
  return table;
}
