import {chromium, type Browser} from '@playwright/test';
import {chromiumOptions} from '../../../scripts/browser.mjs';
import {UsageError} from './benchmark';
import {atEnd} from './cleanup';

/** The path and the arguments of the installed Chromium; throws a `UsageError` if there is none. */
export function installedChromium(): {readonly executablePath: string; readonly args: string[]} {
  const {executablePath, args} = chromiumOptions();
  if (executablePath === undefined) {
    throw new UsageError('There is no Chromium. Run: node scripts/setup.mjs --browser');
  }
  return {executablePath, args};
}

/** Launches Chromium until the end, and prints its version. */
export async function openChromium(): Promise<Browser> {
  const browser = await chromium.launch(installedChromium());
  atEnd(() => browser.close());
  console.log(`Chromium ${browser.version()}\n`);
  return browser;
}
