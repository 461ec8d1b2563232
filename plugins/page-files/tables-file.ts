import {readFileSync, writeFileSync} from 'node:fs';
import type {PageParts} from '../lean-html/minify-page';
import {elementOf, type PageTable} from './table';

/** The page for addresses that are none: what is shown there is told by no table. */
const notFound = '/404.html';

type Tables = Readonly<Record<string, PageTable>>;

/** Writes the tables of all pages, by their paths, for the threads that render pages. */
export function writeTables(file: string, tables: ReadonlyMap<string, PageTable>): void {
  writeFileSync(file, JSON.stringify(Object.fromEntries(tables)));
}

/**
 * Opens what `writeTables` has written.
 *
 * @returns puts the table of a page into what is rendered of it, as the last one of its head's parts; throws where there is none
 */
export function openTables(
  file: string,
): <Page extends PageParts>(page: Page, path: string) => Page {
  let tables: Tables | undefined;
  return (page, path) => {
    tables ??= JSON.parse(readFileSync(file, 'utf8')) as Tables;
    const {[path]: table} = tables;
    if (!table) {
      if (path.endsWith(notFound)) {
        return page;
      }
      throw new Error(`plugins/page-files has no table of the page ${path}.`);
    }
    const {metadata} = page.collectedData;
    const internal = {...metadata.internal, script: metadata.internal.script + elementOf(table)};
    return {...page, collectedData: {...page.collectedData, metadata: {...metadata, internal}}};
  };
}
