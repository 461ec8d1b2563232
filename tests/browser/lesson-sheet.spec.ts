import type {Browser} from '@playwright/test';
import {plain, print} from '../support/pdf';
import {expect, hydrated, test} from '../support/test';

const lesson = 'learn/emphasis';
const answer = '请在**周五之前**交回登记表。';

async function withoutScripts(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && {baseURL}),
  });
  return context.newPage();
}

/** A sheet for a class has tasks with their goals, no help, and all answers at the end. */
function expectSheet(text: string): void {
  const [sheet = '', answers = ''] = text.split('答案');
  for (const words of [
    '强调与中文标点',
    '1.把「周五之前」加粗。',
    'Start请在周五之前交回登记表。',
    'Goal请在周五之前交回登记表。',
    '8.两个算式里的星号都要显示出来',
  ]) {
    expect(sheet).toContain(plain(words));
  }
  expect(sheet).not.toContain(plain(answer));
  expect(answers).toContain(plain(answer));
  expect(answers).toContain(plain('盒子的**体积**是'));
  for (const words of ['Check', 'Startover', 'Hint', '前面和后面一样多', 'Yourresult']) {
    expect(text).not.toContain(words);
  }
}

test('L5 a link leads to one exercise', async ({page}) => {
  await page.goto(`${lesson}#multiply`);
  await hydrated(page);
  await expect(page.locator('#multiply')).toBeInViewport();
  await expect(page.locator('#bold')).not.toBeInViewport();
});

test('L7 a printed lesson is a sheet for a class, whatever the learner has written', async ({
  page,
}) => {
  await page.goto(lesson);
  await hydrated(page);
  const first = page.locator('#bold');
  await first.getByRole('textbox').fill('写了一半');
  await expect(first.getByText('写了一半').last()).toBeVisible();
  const {text, beside} = await print(page);
  expect(beside).toEqual([]);
  expectSheet(text);
  expect(text).not.toContain('写了一半');

  await page.emulateMedia({media: 'print'});
  await expect(page.locator('section:has(> h2:text("答案"))')).toHaveCSS('break-before', 'page');
});

test('L7 without scripts a lesson is printed in the same way', async ({browser, baseURL}) => {
  const page = await withoutScripts(browser, baseURL);
  await page.goto(lesson);
  expectSheet((await print(page)).text);
  await page.context().close();
});

test('L7 without scripts a lesson is an article with goals and answers', async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScripts(browser, baseURL);
  await page.goto(lesson);
  const first = page.locator('#bold');
  await expect(first.getByRole('group', {name: 'Goal'})).toHaveText('请在周五之前交回登记表。');
  await expect(page.getByRole('button', {name: 'Check'})).toHaveCount(0);
  for (const name of ['Hint', 'Another hint', 'Answer']) {
    await first.getByText(name, {exact: true}).click();
  }
  await expect(first.getByText(answer)).toBeVisible();
  await page.context().close();
});
