import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium on this machine: `CHROMIUM_PATH` if it is set, else an installed one, else
 * the one that Playwright has downloaded; `undefined` when there is none.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...places, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path) && starts(path));
}

/** A downloaded browser may lack the libraries it needs. Windows' has no `--version` and lacks none. */
function starts(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
}
