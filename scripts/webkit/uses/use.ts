import type {Driver} from '../driver';

/** Something that a reader does on a page. */
export interface Use {
  /** What it is, for the message where it does not work. */
  readonly name: string;
  /** The page's path below the base URL, without a leading slash. */
  readonly page: string;
  /** Is called on the page, which works by then; throws where something does not happen. */
  readonly run: (driver: Driver) => Promise<void>;
  /** A message that it provokes. */
  readonly expected?: RegExp;
  /** Of the window, in CSS pixels, where it is not a wide one. */
  readonly width?: number;
}

/** Keys without a character, by WebDriver's table: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = {enter: '\uE007', escape: '\uE00C', control: '\uE009'} as const;

/** Resolves when React has taken over the page. */
export async function hydrated(driver: Driver): Promise<void> {
  await driver.until(
    'the page is hydrated',
    () => document.documentElement.dataset.hasHydrated === 'true',
  );
}

/** Resolves when an element is there. */
export async function appears(driver: Driver, selector: string): Promise<void> {
  await driver.until(
    `there is ${selector}`,
    (wanted) => document.querySelector(wanted) !== null,
    selector,
  );
}

/** Resolves when an element is not there any more. */
export async function disappears(driver: Driver, selector: string): Promise<void> {
  await driver.until(
    `there is no ${selector}`,
    (unwanted) => document.querySelector(unwanted) === null,
    selector,
  );
}

/** Resolves when the first of these elements has a text. */
export async function says(driver: Driver, selector: string, text: string): Promise<void> {
  await driver.until(
    `${selector} says ${text}`,
    (where, wanted) => document.querySelector(where)?.textContent.includes(wanted) ?? false,
    selector,
    text,
  );
}

/** Resolves when this page of the site is shown, with a heading. */
export async function shows(driver: Driver, path: string): Promise<void> {
  await driver.until(
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
