import {defineConfig} from '@playwright/test';
import {chromiumOptions} from './scripts/browser.mjs';
import {withoutFeatures} from './scripts/chromium-features';
import {noNginx} from './tests/support/nginx';
import {sites, tagOfBasePath, type SiteName} from './tests/support/sites';

const names = Object.keys(sites) as SiteName[];
const chromium = chromiumOptions();
/** Specs that ask for something of another site than the plain one. */
const otherSites = ['base-url-banner', 'base-path', 'serve', 'hosting'];

function fileOf(spec: string): string {
  return `**/${spec}.spec.ts`;
}

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On a loaded machine a browser may miss a beat; a test that then passes is reported as flaky.
  retries: 1,
  timeout: 120_000,
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    viewport: {width: 1280, height: 900},
    // Requests that a worker makes are out of a test's reach: specs about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...chromium,
      args: [...chromium.args, '--disable-background-networking', withoutFeatures],
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
  // Without nginx its tests are skipped, and say so.
  webServer: names
    .filter((name) => name !== 'nginx' || !noNginx)
    .map((name) => ({
      command: sites[name].command,
      url: sites[name].url,
      reuseExistingServer: false,
      ignoreHTTPSErrors: true,
    })),
});
