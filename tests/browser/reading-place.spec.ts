import {expect, hydrated, test} from '../support/test';

const long = 'docs/tutorial-basics/basic-syntax/links';
const key = 'reading-places';

test('D20 who comes back is offered the section where they left, and can forget it', async ({
  page,
}) => {
  await page.goto(long);
  await hydrated(page);
  await page.evaluate(() => {
    const heading = document.querySelectorAll<HTMLElement>('[data-article] h2[id]')[3];
    scrollTo({top: (heading?.offsetTop ?? 0) + 100, behavior: 'instant'});
  });
  await page.goto('docs/about');
  await page.goto(long);
  const offer = page.getByRole('complementary', {name: 'Continue reading'});
  const link = offer.getByRole('link', {name: /^Continue at /});
  await expect(link).toBeVisible();
  const hash = new URL(String(await link.getAttribute('href')), page.url()).hash;
  await link.click();
  await expect(offer).toHaveCount(0);
  await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();

  await page.goto('docs/about');
  await page.goto(long);
  await offer.getByRole('button', {name: 'Forget'}).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('D20 the place is kept when the reader follows a link within the site', async ({page}) => {
  await page.goto(long);
  await hydrated(page);
  await page.evaluate(() => {
    const heading = document.querySelectorAll<HTMLElement>('[data-article] h2[id]')[3];
    scrollTo({top: (heading?.offsetTop ?? 0) + 100, behavior: 'instant'});
  });
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(stored).toContain(long);
  await page
    .locator('a[href="/docs/about"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(page).toHaveURL(/about$/);
  await page.waitForTimeout(500);
  expect(await stored()).toContain(long);
});

test('D20 nothing is offered at an anchor, or after the end was read', async ({page}) => {
  await page.goto(long);
  await page.evaluate(
    ([name, value]) => {
      localStorage.setItem(name, value);
    },
    [key, JSON.stringify([{path: `/${long}`, id: '链接定义', title: '链接定义'}])] as const,
  );
  const offer = page.getByRole('complementary', {name: 'Continue reading'});
  await page.goto(`${long}#引用式链接`);
  await hydrated(page);
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => {
    scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  });
  await page.goto('docs/about');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('D19 a post has its contents beside the text, with the time left, and the posts folded', async ({
  page,
}) => {
  await page.setViewportSize({width: 1366, height: 650});
  await page.goto('blog/rs485-vs-can/can-timing');
  await hydrated(page);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const [box, text] = await Promise.all([
    contents.locator('.table-of-contents').boundingBox(),
    page.locator('[data-article]').boundingBox(),
  ]);
  expect(box && text && box.x + box.width <= text.x).toBe(true);
  const left = page.getByText(/^\d+ min left$/);
  const before = Number.parseInt(await left.innerText());
  await page.evaluate(() => {
    scrollTo({top: document.documentElement.scrollHeight / 2, behavior: 'instant'});
  });
  await expect(async () => {
    expect(Number.parseInt(await left.innerText())).toBeLessThan(before);
  }).toPass();
  const posts = page.getByRole('navigation', {name: 'All posts'});
  await expect(posts).toBeHidden();
  await page.getByText('All posts', {exact: true}).first().click();
  await expect(posts).toBeVisible();
});

test('D19 a click on a picture that is shown too small enlarges it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('blog/rs485-vs-can/wiring');
  await hydrated(page);
  const figure = page
    .locator('figure')
    .filter({has: page.getByRole('button', {name: 'Enlarge the picture'})})
    .first();
  await figure.locator('img, svg').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
