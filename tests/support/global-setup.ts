import {findChromium} from '../../scripts/browser.mjs';
import {exitWithProcess} from './exit-with-process';
import {noCaddy, noNginx} from './web-servers';

/** Run before all browser tests. */
export default function globalSetup(): void {
  exitWithProcess('CHECK_PID');
  if (findChromium() === undefined) {
    // Each test would fail, and none would say why.
    throw new Error(
      'There is no Chromium. Run: node scripts/setup.mjs --browser, or set CHROMIUM_PATH to an installed one.',
    );
  }
  for (const [name, isMissing] of [
    ['nginx', noNginx],
    ['Caddy', noCaddy],
  ] as const) {
    if (isMissing) {
      console.warn(
        `There is no ${name}: what the site says to it (hosting.spec.ts) is not tested. Run: node scripts/setup.mjs --browser`,
      );
    }
  }
}
