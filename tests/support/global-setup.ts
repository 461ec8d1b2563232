import {findChromium} from '../../scripts/browser.mjs';
import {exitWithProcess} from './exit-with-process';
import {noCaddy, noNginx} from './web-servers';

/** Runs before all browser tests. */
export default function globalSetup(): void {
  exitWithProcess('CHECK_PID');
  if (findChromium() === undefined) {
    // Otherwise each test would fail without giving the reason.
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
        `There is no ${name}: the tests of its configuration (hosting.spec.ts) are skipped. Run: node scripts/setup.mjs --browser`,
      );
    }
  }
}
