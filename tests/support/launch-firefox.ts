import {launch, type Browser} from 'puppeteer-core';
import {findFirefox} from '../../scripts/browser.mjs';

/**
 * Starts an unchanged Firefox, by WebDriver BiDi. Playwright itself drives a Firefox of its own build alone, which cannot be had where
 * only packages can.
 */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = await findFirefox();
  if (executablePath === undefined) {
    throw new Error('There is no Firefox. Run: node scripts/setup.mjs --browser');
  }
  return launch({
    browser: 'firefox',
    executablePath,
    // A worker goes on when a test has ended: tests/browser/offline-firefox.spec.ts has one.
    extraPrefsFirefox: {'dom.serviceWorkers.enabled': false},
  });
}
