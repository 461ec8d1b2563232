import type {Locator, Page} from '@playwright/test';
import {hydrated} from './test';

/** The files of the index. */
export const indexFiles = '**/search-index/**';

/** Its shards: all files but the first. */
export const shards = /\/search-index\/[^/]+\/[^/]+$/;

/** The field of the open search box. */
export function fieldOf(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Search'});
}

/** The sections that the box offers. */
export function optionsOf(page: Page): Locator {
  return page.getByRole('listbox', {name: 'Results'}).getByRole('option');
}

export function buttonOf(page: Page): Locator {
  return page.getByRole('button', {name: 'Search', exact: true});
}

/** Opens the search box on a page, and returns its field. */
export async function openBox(page: Page, path = ''): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  await buttonOf(page).click();
  return fieldOf(page);
}

/** Words that the page marks by the Custom Highlight API. */
export function markedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ranges = CSS.highlights.get('search-match') ?? [];
    return Array.from(ranges as Iterable<Range>, (range) => range.toString());
  });
}
