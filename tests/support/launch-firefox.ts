import {launch, type Browser} from 'puppeteer-core';
import {findFirefox} from '../../scripts/browser.mjs';

/**
 * Starts an unchanged Firefox, with WebDriver BiDi. Playwright drives only its own build of Firefox, which is
 * unavailable where only packages can be installed.
 */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = await findFirefox();
  if (executablePath === undefined) {
    throw new Error('There is no Firefox. Run: node scripts/setup.mjs --browser');
  }
  return launch({
    browser: 'firefox',
    executablePath,
    // A worker outlives its test; tests/browser/offline-firefox.spec.ts uses one.
    extraPrefsFirefox: {'dom.serviceWorkers.enabled': false},
  });
}
