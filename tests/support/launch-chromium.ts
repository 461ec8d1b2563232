import {launch, type Browser} from 'puppeteer-core';
import {chromiumOptions} from '../../scripts/browser.mjs';

/** Launches Chromium with the back/forward cache, which Playwright disables. */
export async function launchChromium(): Promise<Browser> {
  const {executablePath, args} = chromiumOptions();
  if (executablePath === undefined) {
    throw new Error('There is no Chromium. Run: node scripts/setup.mjs --browser');
  }
  return launch({executablePath, args});
}
