import {By, until, type WebDriver} from 'selenium-webdriver';

/** Milliseconds for each wait. */
const timeoutMs = 10_000;

/** Something that a reader does on a page. */
export interface Scenario {
  /** Its name in messages. */
  readonly name: string;
  /** The page's path below the base URL, without a leading slash. */
  readonly page: string;
  /** Runs on the hydrated page; throws when an expectation fails. */
  readonly run: (driver: WebDriver) => Promise<void>;
  /** A console message that it provokes on purpose. */
  readonly expected?: RegExp;
  /** Window width in CSS pixels; wide by default. */
  readonly width?: number;
}

/** Resolves when a function in the page is true. It must not use anything from outside its body. */
export async function waitUntil<Arguments extends unknown[]>(
  driver: WebDriver,
  what: string,
  code: (...args: Arguments) => boolean,
  ...args: Arguments
): Promise<void> {
  const ask = () => driver.executeScript<boolean>(code, ...args);
  await driver.wait(ask, timeoutMs, `Timed out: ${what}.`, 25);
}

/** Clicks the first element as soon as it is in view and uncovered. */
export async function press(driver: WebDriver, locator: By): Promise<void> {
  let reason: unknown;
  const isPressed = async () => {
    try {
      await driver.findElement(locator).click();
      return true;
    } catch (error) {
      reason = error; // it may appear later
      return false;
    }
  };
  try {
    await driver.wait(isPressed, timeoutMs, '', 50);
  } catch (error) {
    throw new Error(`${String(locator)} cannot be clicked: ${String(reason)}`, {cause: error});
  }
}

/** Resolves when the page is hydrated. */
export async function hydrated(driver: WebDriver): Promise<void> {
  await waitUntil(
    driver,
    'the page is hydrated',
    () => document.documentElement.dataset.hasHydrated === 'true',
  );
}

/** Resolves when an element is there. */
export async function appears(driver: WebDriver, selector: string): Promise<void> {
  await driver.wait(until.elementLocated(By.css(selector)), timeoutMs);
}

/** Resolves when an element is not there any more. */
export async function disappears(driver: WebDriver, selector: string): Promise<void> {
  const isGone = async () => (await driver.findElements(By.css(selector))).length === 0;
  await driver.wait(isGone, timeoutMs, `Timed out: ${selector} disappears.`);
}

/** Resolves when the first of these elements has a text. */
export async function says(driver: WebDriver, selector: string, text: string): Promise<void> {
  await waitUntil(
    driver,
    `${selector} says ${text}`,
    (where, wanted) => document.querySelector(where)?.textContent.includes(wanted) ?? false,
    selector,
    text,
  );
}

/** Resolves when this page of the site is shown, with a heading. */
export async function shows(driver: WebDriver, path: string): Promise<void> {
  await waitUntil(
    driver,
    `/${path} is shown`,
    (wanted) =>
      decodeURI(window.location.pathname) === `/${wanted}` &&
      document.querySelector('h1') !== null &&
      (document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').endsWith(
        encodeURI(wanted),
      ),
    path,
  );
}
