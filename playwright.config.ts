import {defineConfig} from '@playwright/test';
import {headlessChromiumOptions} from './scripts/browser.mjs';
import {withoutFeatures} from './scripts/chromium-features';
import {noCaddy, noNginx} from './tests/support/web-servers';
import {fontVariables} from './tests/support/fonts';
import {addresses, projects, servers, workerHosts} from './tests/support/sites';
import {timeLimit} from './tests/support/time-limit.mjs';

const chromium = headlessChromiumOptions();
// Every browser that a test starts inherits these fonts, so that no result depends on the machine's.
Object.assign(process.env, fontVariables('narrow'));

const launchOptions = {
  ...chromium,
  args: [
    ...chromium.args,
    '--site-per-process',
    '--disable-background-networking',
    withoutFeatures,
  ],
};

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results/browser',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Three on two processors, because a test waits for a third of its time.
  workers: workerHosts.length,
  // A browser may fail on a busy machine. scripts/check.ts names a test that passes only at its second try as flaky.
  retries: 1,
  timeout: timeLimit(120_000),
  expect: {timeout: timeLimit(5_000)},
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', {outputFile: process.env.TEST_REPORT ?? 'test-results/browser.json'}],
  ],
  use: {
    viewport: {width: 1280, height: 900},
    // Tests cannot intercept requests of a service worker. Specs about it allow it.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: projects.map(({name, site, tag, fonts}) => ({
    name,
    ...(tag !== undefined && {grep: new RegExp(tag)}),
    use: {
      baseURL: addresses[site],
      ...(fonts && {
        launchOptions: {...launchOptions, env: {...process.env, ...fontVariables(fonts)}},
      }),
    },
  })),
  // Without nginx its tests are skipped, with a message.
  webServer: servers({noNginx, noCaddy}).map(({command, url}) => ({
    command,
    url,
    env: {TEST_RUNNER_PID: String(process.pid)},
    reuseExistingServer: false,
    ignoreHTTPSErrors: true,
  })),
});
