import {basename, relative} from 'node:path';
import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';
import {launch, type Browser} from 'puppeteer-core';
import {findFirefox} from '../../scripts/browser.mjs';
import {isFast, ofSpeed} from './public-build';
import {saveData} from './faults';
import {isDue, isDueWithoutSpeed, outer} from './ring';
import {ownHost, wideFonts} from './sites';
import {timeLimit} from './time-limit.mjs';
import {noteLeft, noteSpec} from './uses';

interface Fixtures {
  /** Messages that a test provokes on purpose. Every other error or warning fails the test. */
  readonly expectedMessages: RegExp;
  /** Whether pages fetch what their links lead to, which takes a quarter of the time of a short test. */
  readonly prefetches: boolean;
  readonly dataSaving: undefined;
  readonly quietConsole: undefined;
  readonly ring: undefined;
}

/** Playwright's message when playwright.config.ts makes it block service workers. */
const blocked = 'Service Worker registration blocked by Playwright';

interface WorkerFixtures {
  /**
   * A Firefox, for tests/support/firefox.ts. It is defined here because Playwright starts separate workers for a spec
   * with its own worker fixture.
   */
  readonly firefox: Browser;
}

/** Playwright's test, in rings: skips a test with the tag `@outer` unless it is in the sample. */
export const ringTest = base.extend<Pick<Fixtures, 'ring'>, WorkerFixtures>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await launchFirefox();
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  ring: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use, info) => {
      const title = [info.project.name, ...info.titlePath].join(' ');
      // On other sites, tests repeat proofs of the plain one, except hidden-blog.spec.ts. base-path.spec.ts proves
      // the effects of the base path.
      const isRepeated =
        !['plain', wideFonts].includes(info.project.name) &&
        !basename(info.file).startsWith('hidden-blog');
      const isOuter = isRepeated || info.tags.includes(outer);
      const spec = relative('.', info.file);
      noteSpec(ownHost, spec);
      if (isFast) {
        const isLeft = isOuter && !isDue(title);
        if (isLeft) {
          noteLeft(spec, title);
        }
        info.skip(isLeft, 'outer ring, not in the sample');
      } else {
        info.skip(info.tags.includes(ofSpeed), 'about the speed code');
        const isAbout = basename(info.file).startsWith('without-speed');
        info.skip(!isAbout && !isDueWithoutSpeed(title, isOuter), 'not in the sample of SPEED=off');
      }
      await use(undefined);
    },
    {auto: true},
  ],
});

/** Playwright's test, which also fails on any console error, console warning or uncaught error. */
export const test = ringTest.extend<Omit<Fixtures, 'ring'>>({
  expectedMessages: [/(?!)/, {option: true}],
  prefetches: [false, {option: true}],
  dataSaving: [
    async ({context, prefetches}, use) => {
      if (!prefetches) {
        await context.addInitScript(saveData);
      }
      await use(undefined);
    },
    {auto: true},
  ],
  quietConsole: [
    async ({context, expectedMessages}, use) => {
      const messages: string[] = [];
      const note = (text: string, page: Page | null) => {
        if (!expectedMessages.test(text) && text !== blocked) {
          messages.push(`${page?.url() ?? ''}: ${text}`);
        }
      };
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          note(message.text(), message.page());
        }
      });
      context.on('weberror', (error) => {
        note(error.error().message, error.page());
      });
      await use(undefined);
      // Requests that are still open when the test ends no longer matter.
      await Promise.all(context.pages().map((page) => page.unrouteAll({behavior: 'ignoreErrors'})));
      expect(messages, 'console errors and warnings').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/**
 * Starts an unchanged Firefox, with WebDriver BiDi. Playwright drives only its own build of Firefox, which is
 * unavailable where only packages can be installed.
 */
async function launchFirefox(): Promise<Browser> {
  const executablePath = await findFirefox();
  if (executablePath === undefined) {
    throw new Error('There is no Firefox. Run: node scripts/setup.mjs --browser');
  }
  return launch({
    browser: 'firefox',
    executablePath,
    // A worker outlives its test; tests/browser/offline-firefox.spec.ts uses one.
    extraPrefsFirefox: {'dom.serviceWorkers.enabled': false},
  });
}

/** Waits until React has taken over the page, so that clicks navigate in-site. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: timeLimit(30_000), // two browsers on two cores, besides other load
  });
}
