import type {Locator, Page} from '@playwright/test';
import {calculatorPath, calculatorSlugs} from '../../site/calculators';
import {findViolations} from '../support/axe';
import {outer} from '../support/ring';
import {openBox, optionsOf} from '../support/search';
import {expect, hydrated, test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

/** A calculator by its title. */
const calculator = (page: Page, title: string) => page.getByRole('figure', {name: title});

/** Opens a working calculator; its code loads when a reader comes near. */
async function open(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  const opened = calculator(page, title);
  // Its code may replace it while it scrolls.
  await expect(async () => {
    await opened.scrollIntoViewIfNeeded({timeout: timeLimit(2000)});
  }).toPass();
  await expect(opened.getByRole('textbox').first()).toBeEditable();
  return opened;
}

/** The pages of each calculator, and published results for its example values (see its model.test.ts). */
const published = [
  {
    paths: ['blog/screen-size-calculation', 'calculators/screen-size'],
    title: '屏幕计算器',
    results: ['108.8', '0.2335 mm', '597.7 × 336.2 mm'],
  },
  {
    paths: ['blog/rs485-vs-can/rs485-bias', 'calculators/rs485'],
    title: 'RS485 计算器',
    results: ['325 mV', '达到要求', '430 Ω，差分 325 mV', '11.7 m', '868 m'],
  },
  {
    paths: ['blog/rs485-vs-can/can-timing', 'calculators/can-bit-timing'],
    title: 'CAN 位定时计算器',
    results: ['87.5%', '115 m'],
  },
  {
    paths: ['blog/rs485-vs-can/can-load', 'calculators/can-bus-load'],
    title: 'CAN 总线负载计算器',
    results: ['135 位', '111 位', '270 µs', '24.9%', '最坏响应 3.73 ms'],
  },
  {
    paths: ['calculators/uart-baud-rate'],
    title: 'UART 波特率误差计算器',
    results: ['−0.08%', '115107.9 bit/s', '8.6875'],
  },
  {
    paths: ['calculators/modbus-rtu'],
    title: 'Modbus RTU 计算器',
    results: ['0xCDC5', 'C5 CD', '9.167 ms', '4.01 ms'],
  },
  {
    paths: ['calculators/i2c-pull-up'],
    title: 'I²C 上拉电阻计算器',
    results: ['967–3540 Ω', '1 kΩ–3.3 kΩ', '186.4 ns'],
  },
  {
    paths: ['calculators/divider-ldo'],
    title: '分压与 LDO 发热计算器',
    results: ['82.9 °C', '365 mW'],
  },
];

for (const {paths, title, results} of published) {
  test(`R12 R29 D21 ${title} gives its example without JavaScript, and offers nothing that cannot work`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      for (const result of results) {
        await expect(calculator(page, title).getByText(result).first()).toBeVisible();
      }
      for (const field of await calculator(page, title).locator('input, select, button').all()) {
        await expect(field).toBeDisabled();
      }
      await expect(page.getByRole('button', {name: 'Copy link'})).toBeHidden();
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
  await rs485.getByLabel('偏置').first().fill('680');
  await rs485.getByLabel('要求的差分').fill('200');
  await expect(rs485.getByText(/^勉强/)).toBeVisible();
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

test('R12 the choice of an STM32 part sets the clock of its CAN controller', async ({page}) => {
  const timing = await open(page, 'blog/rs485-vs-can/can-timing', 'CAN 位定时计算器');
  await timing.getByLabel('型号').selectOption({label: 'STM32F103，最高 36 MHz'});
  await expect(timing.getByLabel('时钟')).toHaveValue('36');
  await timing.getByLabel('时钟').fill('40');
  await expect(timing.getByLabel('型号')).toHaveValue('');
});

test('R12 D21 a message that is too late is named, by the revised analysis', async ({page}) => {
  const load = await open(page, 'blog/rs485-vs-can/can-load', 'CAN 总线负载计算器');
  await expect(load.getByText('没有', {exact: true})).toBeVisible();
  await load.getByLabel('仲裁段').fill('125');
  await expect(load.getByText('最坏响应 10.32 ms，赶不上周期')).toBeVisible();
  await expect(load.getByText(/^第 3 行/).first()).toBeVisible();
});

test('R29 D21 the footer leads to the list, which leads to every calculator and back', async ({
  page,
}) => {
  await page.goto('');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Calculators'}).click();
  await expect(page).toHaveURL(/\/calculators$/);
  const main = page.getByRole('main');
  for (const slug of calculatorSlugs) {
    await expect(main.locator(`a[href$="${calculatorPath(slug)}"]`)).toHaveCount(1);
  }
  await main.getByRole('link', {name: 'CAN 位定时'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'CAN 位定时计算器'})).toBeVisible();
  await expect(main.getByRole('link', {name: '计算器一览'})).toBeVisible();
  await main.getByRole('link', {name: 'CAN 的线长与位定时'}).first().click();
  await expect(page).toHaveURL(/can-timing$/);
  await calculator(page, 'CAN 位定时计算器')
    .getByRole('link', {name: /own page/})
    .click();
  await expect(page).toHaveURL(/\/calculators\/can-bit-timing$/);
});

test('D21 the address of an own page follows its fields, and opens with them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rs485 = await open(page, 'calculators/rs485', 'RS485 计算器');
  expect(new URL(page.url()).search).toBe('');
  await rs485.getByLabel('电源').fill('３．３');
  await rs485.getByLabel('终端', {exact: true}).selectOption('1');
  await rs485.getByLabel('上升时间').fill('30');
  await expect(page).toHaveURL(/\?supply=3\.3&bias=430&wanted=300&terminators=1&.*riseTime=30&/);
  const result = await rs485.locator('output').first().textContent();

  await rs485.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('alert')).toHaveText('Link with these values copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const copy = await open(page, link, 'RS485 计算器');
  await expect(copy.getByLabel('电源')).toHaveValue('3.3');
  await expect(copy.getByLabel('终端', {exact: true})).toHaveValue('1');
  await expect(copy.locator('output').first()).toHaveText(result ?? '');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('D21 the table of messages is in the address too', async ({page}) => {
  const load = await open(
    page,
    'calculators/can-bus-load?arbitration=250&messages=2-8-10-11_1-4-20-29',
    'CAN 总线负载计算器',
  );
  await expect(load.getByRole('listitem')).toHaveCount(2);
  await expect(load.getByLabel('第 2 行，ID 位数')).toHaveValue('29');
  await load.getByRole('button', {name: '加一行'}).click();
  await expect(page).toHaveURL(/messages=2-8-10-11_1-4-20-29_1-8-100-11/);
});

test('D21 a bad value in the address is named, the default is used, and no markup comes of it', async ({
  page,
}) => {
  const markup = '"><img src=x onerror=alert(1)>';
  const query = new URLSearchParams({
    supply: 'abc',
    bias: '-1',
    nodes: '1.5',
    terminators: '7',
    wanted: markup,
  });
  const rs485 = await open(page, `calculators/rs485?${query.toString()}`, 'RS485 计算器');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'supply=abc is not a number; the default 5 V is used',
    'bias=-1 is below 1; the default 430 Ω is used',
    `wanted=${markup} is not a number; the default 300 mV is used`,
    'terminators=7 is not one of 2, 1, 0; the default 2 is used',
    'nodes=1.5 is not an integer; the default 10 is used',
  ]);
  await expect(rs485.getByLabel('电源')).toHaveValue('5');
  await expect(rs485.getByText('430 Ω，差分 325 mV')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('D21 while a field is wrong, no link is copied, and the page says why', async ({page}) => {
  const uart = await open(page, 'calculators/uart-baud-rate', 'UART 波特率误差计算器');
  await uart.getByLabel('时钟').fill('x');
  const button = uart.getByRole('button', {name: 'Copy link'});
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(uart.getByText(/Correct the marked fields/)).toBeVisible();
  await uart.getByLabel('时钟').fill('8');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await expect(page).toHaveURL(/clock=8&/);
});

test('D21 the address of an article stays as it is', async ({page}) => {
  const screen = await open(page, 'blog/screen-size-calculation', '屏幕计算器');
  await screen.getByLabel('横向像素').fill('3840');
  await expect(screen.getByText('163.2', {exact: true})).toBeHidden();
  await expect(screen.getByRole('button', {name: 'Copy link'})).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('D21 own pages are accessible in both modes, also with errors', async ({page}) => {
  for (const mode of ['light', 'dark']) {
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
    }, mode);
    for (const slug of ['can-bus-load', 'divider-ldo']) {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(`calculators/${slug}?format=x&input=x`);
      await hydrated(page);
      await page.getByRole('textbox').first().fill('x');
      expect(await findViolations(page), `${slug}, ${mode}`).toEqual([]);
    }
  }
});

test('D21 the search finds a calculator by what it computes, and not by its results', async ({
  page,
}) => {
  const field = await openBox(page);
  for (const [query, result] of [
    ['波特率误差', /UART 波特率误差/],
    ['总线负载计算器', /CAN 总线负载计算器/],
    ['偏置电阻计算器', /RS485 偏置电阻计算器/],
  ] as const) {
    await field.fill(query);
    await expect(optionsOf(page).filter({hasText: result}).first()).toBeVisible();
  }
  await field.fill('2810011');
  await expect(page.getByText('Nothing found for 2810011.')).toBeVisible();
});
