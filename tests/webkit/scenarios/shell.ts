import {By, Key} from 'selenium-webdriver';
import {
  appears,
  disappears,
  hydrated,
  press,
  says,
  shows,
  waitUntil,
  type Scenario,
} from './scenario';

const toggle = '.navbar [data-color-toggle]';
const openDialog = 'dialog[open]';

/** Scenarios on the page shell: bars, menus, the search. */
export const shellScenarios: readonly Scenario[] = [
  {
    name: 'the colour mode is switched, and kept',
    page: '',
    run: async (driver) => {
      await press(driver, By.css(toggle));
      await appears(driver, 'html[data-theme=dark]');
      await driver.navigate().refresh();
      await hydrated(driver);
      await appears(driver, 'html[data-theme=dark]');
      await press(driver, By.css(toggle));
      await appears(driver, 'html[data-theme=light]');
    },
  },
  {
    name: 'the menu of a phone opens, closes, and leads to a page',
    page: 'docs/intro',
    width: 500,
    run: async (driver) => {
      const button = '[aria-label="Toggle navigation bar"]';
      await press(driver, By.css(button));
      await appears(driver, openDialog);
      await driver.actions().sendKeys(Key.ESCAPE).perform();
      await disappears(driver, openDialog);
      await press(driver, By.css(button));
      await press(driver, By.css(`${openDialog} a[href="/docs/cheat-sheet"]`));
      await shows(driver, 'docs/cheat-sheet');
      await disappears(driver, openDialog);
    },
  },
  {
    name: 'the search finds a word, the page marks it, and Back leads to where it was looked for',
    page: '',
    run: async (driver) => {
      await driver.actions().sendKeys('/').perform();
      await appears(driver, `${openDialog} [role=combobox]:focus`);
      await driver.findElement(By.css(`${openDialog} [role=combobox]`)).sendKeys('cuti');
      await appears(driver, `${openDialog} [role=option]`);
      await driver.findElement(By.css(`${openDialog} [role=combobox]`)).sendKeys(Key.ENTER);
      await disappears(driver, openDialog);
      await waitUntil(
        driver,
        'a word is marked',
        () => (CSS.highlights.get('search-match')?.size ?? 0) > 0,
      );
      await driver.navigate().back();
      await shows(driver, '');
    },
  },
  {
    name: 'the page of all results has some',
    page: 'search?q=表格',
    run: (driver) => appears(driver, 'main li a[href*="/docs/"]'),
  },
  {
    name: 'pages that have been opened are listed, and all docs are saved and removed',
    page: 'offline',
    run: async (driver) => {
      await appears(driver, 'main h2 ~ ul a, main ul a');
      await press(driver, By.css('main section button'));
      await waitUntil(driver, 'the docs are saved', () =>
        [...document.querySelectorAll('main button')].some(
          ({textContent}) => textContent === 'Delete saved docs',
        ),
      );
      await press(driver, By.css('main section button'));
      await says(driver, 'main section button', 'Save');
    },
  },
  {
    name: 'an address that leads nowhere names pages near it',
    page: 'docs/intr',
    expected: /status of 404 .*\/docs\/intr\)$/,
    run: (driver) => appears(driver, 'main a[href="/docs/intro"]'),
  },
];
