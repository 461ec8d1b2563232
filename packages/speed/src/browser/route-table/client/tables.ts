import {pageDocument} from '../../page-document.ts';
import {tableId, type PageTable} from '../table.ts';
import {baseUrl} from './bundler.ts';
import {addPage} from './add-page.ts';

/** By address path; of a page that is not there there is none. */
const known = new Map<string, Promise<PageTable | undefined>>();

known.set(addressOf(window.location.pathname), Promise.resolve(tableIn(document)));

/**
 * The address path of a link's target, as pages are asked for by it.
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

/** Whether a page has been asked for. */
export function isKnown(address: string): boolean {
  return known.has(address);
}

/**
 * Makes a page known to the router, by the table in its own HTML.
 *
 * @returns when it is, or there is no such page
 * @throws when it cannot be had, or is of another build: a load of the whole page helps
 */
export async function loadTable(address: string): Promise<void> {
  let table = known.get(address);
  if (!table) {
    table = readPage(address);
    known.set(address, table);
    table.catch(() => known.delete(address)); // the line may be back next time
  }
  await table;
}

async function readPage(address: string): Promise<PageTable | undefined> {
  const page = address.startsWith(baseUrl) ? await pageDocument(address) : undefined;
  return page && tableIn(page);
}

/** The table of a page, whose routes are known from then on; 404.html has none. */
function tableIn(page: Document): PageTable | undefined {
  const text = page.getElementById(tableId)?.textContent;
  if (!text) {
    return undefined;
  }
  const table = JSON.parse(text) as PageTable;
  addPage(table);
  return table;
}
