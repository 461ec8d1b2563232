import {defineConfig} from '@playwright/test';
import {headlessChromiumOptions} from './scripts/browser.mjs';
import {withoutFeatures} from './scripts/chromium-features';
import {noNginx} from './tests/support/nginx';
import {servers, sites, tagOfBasePath, type SiteName} from './tests/support/sites';

const names = Object.keys(sites) as SiteName[];
const chromium = headlessChromiumOptions();
/** Specs that ask for something of another site than the plain one. */
const otherSites = ['base-url-banner', 'base-path', 'serve', 'hosting'];

function fileOf(spec: string): string {
  return `**/${spec}.spec.ts`;
}

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two processors: a test waits for a third of its time.
  workers: 3,
  // On a loaded machine a browser may miss a beat. A test that passes only then is named as flaky (scripts/check.ts).
  retries: 1,
  timeout: 120_000,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', {outputFile: 'test-results/browser.json'}],
  ],
  use: {
    viewport: {width: 1280, height: 900},
    // Requests that a worker makes are out of a test's reach: specs about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        '--site-per-process',
        '--disable-background-networking',
        withoutFeatures,
      ],
    },
  },
  projects: names.map((name) => {
    const {url, specs, partly = []} = sites[name];
    return {
      name,
      testMatch: [...specs, ...partly].map(fileOf),
      testIgnore: name === 'plain' ? otherSites.map(fileOf) : [],
      // A title to look for begins with its file.
      ...(partly.length > 0 && {
        grep: [
          new RegExp(tagOfBasePath),
          ...specs.map((spec) => new RegExp(`\\b${spec}\\.spec\\.ts`)),
        ],
      }),
      use: {baseURL: url},
    };
  }),
  // Without nginx its tests are skipped, with a message.
  webServer: servers(noNginx).map(({command, url}) => ({
    command,
    url,
    env: {TEST_RUNNER_PID: String(process.pid)},
    reuseExistingServer: false,
    ignoreHTTPSErrors: true,
  })),
});
