import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import {getInstalledBrowsers} from '@puppeteer/browsers';

const chromiums = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Headless Chromium opens pages in less than half the time. It lacks only the back/forward cache. */
const headlessChromiums = {
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  places: [],
};

const firefoxes = {
  names: ['firefox', 'firefox-esr'],
  places: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/** The folder for a downloaded Firefox, relative to the project's folder. */
export const browserFolder = 'node_modules/.cache/browsers';

/**
 * The path of a Chromium on this machine; `undefined` when there is none. It is `CHROMIUM_PATH` if that is set, else an installed one, else
 * the one that Playwright has downloaded.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return find(process.env.CHROMIUM_PATH, chromiums, [chromium.executablePath()]);
}

/**
 * Options to launch that Chromium with Playwright or Puppeteer; without a path if there is none.
 *
 * @returns {{executablePath?: string, args: string[]}}
 */
export function chromiumOptions() {
  const executablePath = findChromium();
  // Chromium's sandbox does not work for root, and containers run as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {args, ...(executablePath && {executablePath})};
}

/**
 * Options to launch the browser of the tests: a headless Chromium if there is one, unless `CHROMIUM_PATH` is set.
 *
 * @returns {{executablePath?: string, args: string[]}}
 */
export function headlessChromiumOptions() {
  const headless = process.env.CHROMIUM_PATH ? undefined : findHeadlessChromium();
  const options = chromiumOptions();
  return headless ? {...options, executablePath: headless} : options;
}

/**
 * The path of a headless Chromium on this machine; `undefined` when there is none.
 *
 * @returns {string | undefined}
 */
export function findHeadlessChromium() {
  return find(undefined, headlessChromiums, []);
}

/**
 * The path of a Firefox on this machine; `undefined` when there is none. It is `FIREFOX_PATH` if that is set, else an installed one, else
 * the one in `browserFolder`.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findFirefox() {
  const downloaded = await getInstalledBrowsers({cacheDir: browserFolder});
  return find(
    process.env.FIREFOX_PATH,
    firefoxes,
    downloaded.map(({executablePath}) => executablePath),
  );
}

function find(chosen, {names, places}, downloaded) {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [chosen, ...onPath, ...places, ...downloaded].find(
    (path) => path && existsSync(path) && starts(path),
  );
}

/** A downloaded browser may lack the libraries it needs. Windows' has no `--version` and lacks none. */
function starts(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
}
