import {By, Key} from 'selenium-webdriver';
import {appears, disappears, press, says, shows, waitUntil, type Scenario} from './scenario';

const copied = '[role=alert]';

/** Scenarios on articles. */
export const articleScenarios: readonly Scenario[] = [
  {
    name: 'a link leads on, and Back to the place that was left',
    page: 'docs/tutorial-basics/basic-syntax',
    run: async (driver) => {
      const left = await driver.executeScript<number>(() => {
        document.documentElement.dataset.first = 'true';
        window.scrollTo(0, 2345);
        return Math.round(window.scrollY);
      });
      // WebKit's Back skips entries without a user gesture.
      await press(driver, By.css('.menu a[href="/docs/cheat-sheet"]'));
      await shows(driver, 'docs/cheat-sheet');
      await waitUntil(driver, 'the next page is at its top', () => window.scrollY === 0);
      await driver.navigate().back();
      await shows(driver, 'docs/tutorial-basics/basic-syntax');
      await waitUntil(
        driver,
        'the place that was left is shown',
        (place) => Math.abs(window.scrollY - place) < 2,
        left,
      );
      await appears(driver, 'html[data-first]');
    },
  },
  {
    name: 'the table of contents leads to a Chinese heading',
    page: 'docs/tutorial-basics/markdown-issue',
    run: async (driver) => {
      await press(driver, By.css('.table-of-contents > li:last-child > a'));
      await waitUntil(driver, 'its heading is in sight', () => {
        const id = decodeURIComponent(window.location.hash.slice(1));
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return /\p{Script=Han}/u.test(id) && top >= 0 && top < window.innerHeight;
      });
    },
  },
  {
    name: 'code is copied',
    page: 'docs/tutorial-basics/markdown-features/code-blocks',
    run: async (driver) => {
      await press(driver, By.css('.markdown [aria-label="Copy code to clipboard"]'));
      await says(driver, copied, 'Copied');
    },
  },
  {
    name: 'an article is copied as Markdown',
    page: 'docs/intro',
    run: async (driver) => {
      await press(driver, By.xpath('//button[.="Copy as Markdown"]'));
      await says(driver, copied, 'Copied as Markdown');
    },
  },
  {
    name: 'an example is edited',
    page: 'docs/tutorial-basics/basic-syntax',
    run: async (driver) => {
      await press(driver, By.css('figure[data-phase] [data-action=edit]'));
      await appears(driver, 'figure[data-phase] textarea');
      await driver.findElement(By.css('figure[data-phase] textarea')).sendKeys('**WebKit**');
      await waitUntil(driver, 'the result follows', () =>
        [...document.querySelectorAll('figure[data-phase] [role=group] *')].some(
          ({textContent}) => textContent === 'WebKit',
        ),
      );
    },
  },
  {
    name: 'a tab is chosen',
    page: 'docs/tutorial-basics/markdown-features/boxes',
    run: async (driver) => {
      await press(driver, By.css('[role=tab][aria-selected=false]'));
      await waitUntil(
        driver,
        'it is chosen',
        () => document.activeElement?.getAttribute('aria-selected') === 'true',
      );
    },
  },
  {
    name: 'a picture is enlarged',
    page: 'blog/rs485-vs-can',
    width: 500,
    run: async (driver) => {
      await press(driver, By.css('[data-action=enlarge]'));
      await appears(driver, 'dialog[open] :is(svg, img)');
      await driver.actions().sendKeys(Key.ESCAPE).perform();
      await disappears(driver, 'dialog[open]');
    },
  },
  {
    name: 'a calculator follows what is typed',
    page: 'blog/screen-size-calculation',
    run: async (driver) => {
      const width = By.xpath('//label[contains(., "横向像素")]/following::input[1]');
      const height = By.xpath('//label[contains(., "纵向像素")]/following::input[1]');
      await driver.executeScript(() => {
        document.querySelector('[data-island]')?.scrollIntoView();
      });
      await appears(driver, '[data-island] input:enabled');
      await press(driver, width);
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
      await driver.findElement(width).sendKeys('３８４０');
      await press(driver, height);
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
      await driver.findElement(height).sendKeys('2160');
      await waitUntil(
        driver,
        'the density is that of 4K on 27 inches',
        () => document.querySelector('[data-island]')?.textContent.includes('163.2') ?? false,
      );
    },
  },
];
