import type {Browser} from '@playwright/test';

/** The speed of this machine by Lighthouse's measure (`benchmarkIndex`); a desktop computer has 1000 or more. */
export async function machineIndex(browser: Browser): Promise<number> {
  // The page gets the source of the function, and tsx rewrites statically imported ones.
  const {pageFunctions} = (await import('lighthouse/core/lib/page-functions.js')) as {
    readonly pageFunctions: {readonly computeBenchmarkIndex: () => number};
  };
  const page = await browser.newPage();
  const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex.toString()})()`);
  await page.close();
  return Number(index);
}
