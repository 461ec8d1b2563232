import type {Result} from 'lighthouse';
import type {Browser} from 'puppeteer-core';

/** Lighthouse's categories that do not depend on the machine. */
export const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says about a page apart from its speed. */
interface Audit {
  /** 0 to 100, in the order of `categories`. */
  readonly scores: readonly number[];
  /** What is not as it should be, by id and title. */
  readonly failed: readonly string[];
}

/** Looks at a page on Lighthouse's own phone. */
export async function auditPage(browser: Browser, address: string): Promise<Audit> {
  const {categories: found, audits} = await runLighthouse(browser, address, categories);
  return {
    scores: categories.map((id) => (found[id]?.score ?? NaN) * 100),
    failed: Object.values(audits)
      .filter(({score}) => score !== null && score < 1)
      .map(({id, title}) => `${id}: ${title}`),
  };
}

/** Runs some of Lighthouse's categories on a page; rejects where it gives no result. */
export async function runLighthouse(
  browser: Browser,
  address: string,
  onlyCategories: readonly string[],
): Promise<Result> {
  // It sends its functions to the browser as they are written: tsx rewrites those of a static import.
  const {default: lighthouse} = await import('lighthouse');
  const page = await browser.newPage();
  try {
    const options = {onlyCategories: [...onlyCategories]};
    const result = await lighthouse(address, options, undefined, page);
    if (!result) {
      throw new Error(`Lighthouse said nothing about ${address}`);
    }
    return result.lhr;
  } finally {
    await page.close();
  }
}
