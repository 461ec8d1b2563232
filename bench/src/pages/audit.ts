import type {Result} from 'lighthouse';
import type {Browser} from 'puppeteer-core';

/** Lighthouse's categories that do not depend on the machine. */
export const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's results for a page, apart from speed. */
interface Audit {
  /** 0 to 100, in the order of `categories`. */
  readonly scores: readonly number[];
  /** Failed audits, by id and title. */
  readonly failed: readonly string[];
}

/** Audits a page on Lighthouse's simulated phone. */
export async function auditPage(browser: Browser, address: string): Promise<Audit> {
  const {categories: found, audits} = await runLighthouse(browser, address, categories);
  return {
    scores: categories.map((id) => (found[id]?.score ?? NaN) * 100),
    failed: Object.values(audits)
      .filter(({score}) => score !== null && score < 1)
      .map(({id, title}) => `${id}: ${title}`),
  };
}

/** Runs some of Lighthouse's categories on a page; rejects without a result. */
export async function runLighthouse(
  browser: Browser,
  address: string,
  onlyCategories: readonly string[],
): Promise<Result> {
  // Lighthouse sends the source of its functions to the browser, and tsx rewrites statically imported ones.
  const {default: lighthouse} = await import('lighthouse');
  const page = await browser.newPage();
  try {
    const options = {onlyCategories: [...onlyCategories]};
    const result = await lighthouse(address, options, undefined, page);
    if (!result) {
      throw new Error(`Lighthouse gave no result for ${address}`);
    }
    return result.lhr;
  } finally {
    await page.close();
  }
}
