import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test';
import {outer} from '../support/ring';

/** A calculator by its title. */
const calculator = (page: Page, title: string) => page.getByRole('figure', {name: title});

/** Opens a working calculator; its code loads when a reader comes near. */
async function open(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  const opened = calculator(page, title);
  await opened.scrollIntoViewIfNeeded();
  await expect(opened.getByRole('textbox').first()).toBeEditable();
  return opened;
}

/** The page of each calculator, and published results for its example values (see its model.test.ts). */
const published = [
  {
    path: 'blog/screen-size-calculation',
    title: '屏幕计算器',
    results: ['108.8', '0.2335 mm', '597.7 × 336.2 mm'],
  },
  {path: 'blog/rs485-vs-can/rs485-bias', title: 'RS485 计算器', results: ['11.7 m', '868 m']},
  {path: 'blog/rs485-vs-can/can-timing', title: 'CAN 位定时计算器', results: ['87.5%', '115 m']},
  {
    path: 'blog/rs485-vs-can/can-load',
    title: 'CAN 总线负载计算器',
    results: ['135 位', '111 位', '270 µs', '24.9%'],
  },
];

for (const {path, title, results} of published) {
  test(`R12 ${title} gives the article's example without JavaScript, and offers nothing that cannot work`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    await page.goto(path);
    for (const result of results) {
      await expect(calculator(page, title).getByText(result).first()).toBeVisible();
    }
    for (const field of await calculator(page, title).locator('input, select, button').all()) {
      await expect(field).toBeDisabled();
    }
    await context.close();
  });
}

test('R12 the screen calculator follows what one types, full-width digits too', async ({page}) => {
  const screen = await open(page, 'blog/screen-size-calculation', '屏幕计算器');
  await screen.getByLabel('横向像素').fill('３８４０');
  await screen.getByLabel('纵向像素').fill('2160');
  await expect(screen.getByText('163.2', {exact: true})).toBeVisible();
});

test('R12 a field that cannot be read says why, and is tied to its message', async ({page}) => {
  const screen = await open(page, 'blog/screen-size-calculation', '屏幕计算器');
  const field = screen.getByLabel('横向像素');
  await field.fill('abc');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/不是数字/);
  await field.fill('2560');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('R12 the RS485 calculator says when the bias is too weak', {tag: outer}, async ({page}) => {
  const rs485 = await open(page, 'blog/rs485-vs-can/rs485-bias', 'RS485 计算器');
  await rs485.getByLabel('偏置').first().fill('2000');
  await expect(rs485.getByText('达不到要求')).toBeVisible();
});

test('R12 the bit timing calculator gives 290 m at 250 kbit/s', {tag: outer}, async ({page}) => {
  const timing = await open(page, 'blog/rs485-vs-can/can-timing', 'CAN 位定时计算器');
  await timing.getByLabel('速率').first().fill('250');
  await expect(timing.getByText('290 m', {exact: true})).toBeVisible();
});

test('R12 messages of the bus load calculator are added and removed by keyboard', async ({
  page,
}) => {
  const load = await open(page, 'blog/rs485-vs-can/can-load', 'CAN 总线负载计算器');
  const rows = load.getByRole('button', {name: /^删/});
  const before = await rows.count();
  await load.getByRole('button', {name: '加一行'}).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before + 1);
  await rows.last().focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before);
  await expect(load.getByText('24.9%')).toBeVisible();
});
