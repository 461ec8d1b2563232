import {appears, disappears, keys, says, shows, type Use} from './use';

const copied = '[role=alert]';

/** What is done with articles. */
export const articleUses: readonly Use[] = [
  {
    name: 'a link leads on, and Back to the place that was left',
    page: 'docs/tutorial-basics/basic-syntax',
    run: async (driver) => {
      const left = await driver.run(() => {
        document.documentElement.dataset.first = 'true';
        window.scrollTo(0, 2345);
        return Math.round(window.scrollY);
      });
      // WebKit's Back leaves out what no reader has pressed.
      await driver.press('.menu a[href="/docs/cheat-sheet"]');
      await shows(driver, 'docs/cheat-sheet');
      await driver.until('the next page is at its top', () => window.scrollY === 0);
      await driver.goBack();
      await shows(driver, 'docs/tutorial-basics/basic-syntax');
      await driver.until(
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
      await driver.press('.table-of-contents > li:last-child > a');
      await driver.until('its heading is in sight', () => {
        const id = decodeURIComponent(window.location.hash.slice(1));
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return /\p{Script=Han}/u.test(id) && top >= 0 && top < window.innerHeight;
      });
    },
  },
  {
    name: 'code is copied',
    page: 'docs/tutorial-basics/markdown-features',
    run: async (driver) => {
      await driver.press('.markdown [aria-label="Copy code to clipboard"]');
      await says(driver, copied, 'Copied');
    },
  },
  {
    name: 'an article is copied as Markdown',
    page: 'docs/intro',
    run: async (driver) => {
      await driver.press('//button[.="Copy as Markdown"]');
      await says(driver, copied, 'Copied as Markdown');
    },
  },
  {
    name: 'an example is edited',
    page: 'docs/tutorial-basics/basic-syntax',
    run: async (driver) => {
      await driver.press('figure[data-phase] [data-action=edit]');
      await appears(driver, 'figure[data-phase] textarea');
      await driver.type('figure[data-phase] textarea', '**WebKit**');
      await driver.until('the result follows', () =>
        [...document.querySelectorAll('figure[data-phase] [role=group] *')].some(
          ({textContent}) => textContent === 'WebKit',
        ),
      );
    },
  },
  {
    name: 'a tab is chosen',
    page: 'docs/tutorial-basics/markdown-features',
    run: async (driver) => {
      await driver.press('[role=tab][aria-selected=false]');
      await driver.until(
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
      await driver.press('[data-action=enlarge]');
      await appears(driver, 'dialog[open] :is(svg, img)');
      await driver.key(keys.escape);
      await disappears(driver, 'dialog[open]');
    },
  },
  {
    name: 'a calculator follows what is typed',
    page: 'blog/screen-size-calculation',
    run: async (driver) => {
      const width = '//label[contains(., "横向像素")]/following::input[1]';
      const height = '//label[contains(., "纵向像素")]/following::input[1]';
      await driver.run(() => {
        document.querySelector('[data-island]')?.scrollIntoView();
      });
      await appears(driver, '[data-island] input:enabled');
      await driver.press(width);
      await driver.key(keys.control, 'a');
      await driver.type(width, '３８４０');
      await driver.press(height);
      await driver.key(keys.control, 'a');
      await driver.type(height, '2160');
      await driver.until(
        'the density is that of 4K on 27 inches',
        () => document.querySelector('[data-island]')?.textContent.includes('163.2') ?? false,
      );
    },
  },
];
