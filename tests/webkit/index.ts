/**
 * `npm run check -- webkit`: opens every page of the site in `build/`, with its headers, in WebKitGTK, the Linux version of Safari's
 * engine. Then runs a scenario on a page of each kind. Prints each console error or warning and each failed scenario. Exit code 1 if there
 * is any, 3 without WebKit.
 */
import {existsSync} from 'node:fs';
import {allPages} from '../support/all-pages';
import {serveFolder} from '../../scripts/host/static-server';
import {formatFault, isSound, summaryOf, type Fault} from './messages';
import {findPrograms, type Programs} from './programs';
import {startWebKit} from './start';
import {scenarios} from './scenarios';
import {visit, runScenario} from './walk';

async function check(programs: Programs): Promise<void> {
  const pages = allPages();
  const {address, close} = await serveFolder('build', {readsHeaders: true});
  const webKit = await startWebKit(programs);
  const faults: Fault[] = [];
  const note = (found: readonly Fault[]) => {
    faults.push(...found);
    for (const fault of found) {
      console.error(formatFault(fault));
    }
  };
  try {
    for (const page of pages) {
      note(await visit(webKit, address, page));
    }
    for (const scenario of scenarios) {
      note(await runScenario(webKit, address, scenario));
    }
  } finally {
    await webKit.close();
    close();
  }
  console.log(summaryOf(pages.length, faults));
  process.exitCode = isSound(pages.length, faults) ? 0 : 1;
}

const programs = findPrograms();
if (!existsSync('build/sitemap.xml')) {
  console.error('There is no site in build/. Build it first: npm run build');
  process.exitCode = 1;
} else if ('driver' in programs) {
  void check(programs);
} else {
  console.error(
    `NOT CHECKED: ${programs.join(' and ')} is missing. On Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb`,
  );
  process.exitCode = 3;
}
