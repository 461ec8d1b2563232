import {join} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {headlessChromiumOptions} from '../../scripts/browser.mjs';
import {serveFolder, type Served} from '../../scripts/host/static-server';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(headlessChromiumOptions());
});

afterAll(async () => {
  await browser.close();
});

describe.each(['on', 'off'])('the packed search in a plain site with speed %s', (build) => {
  const errors: string[] = [];
  let site: Served;
  let page: Page;

  beforeAll(async () => {
    site = await serveFolder(join(inject('plainSite').folder, build));
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
  });

  afterAll(async () => {
    await page.close();
    site.close();
  });

  it.each([
    ['a part of a word', '端电阻', '现场总线', '终端电阻'],
    ['traditional characters', '終端電阻', '现场总线', '终端电阻'],
    ['pinyin', 'xianchangzongxian', '现场总线', 'Top of the page'],
    ['a typo', 'baudrte', '串口调试', 'Top of the page'],
  ])('M5 finds a page by %s', async (_name, query, title, section) => {
    await page.goto(site.address);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.getByRole('combobox', {name: 'Search'}).fill(query);
    const results = page.getByRole('listbox', {name: 'Results'});
    const found = results.getByRole('group', {name: title}).getByRole('option');
    await found.filter({hasText: section}).first().waitFor();
    expect(errors).toEqual([]);
  });

  it('M5 opens a result at its section, with the match marked', async () => {
    await page.goto(site.address);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search'}).fill('终端电阻');
    await page.getByRole('option').filter({hasText: '终端电阻'}).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {name: '终端电阻'}).waitFor();
    expect(decodeURI(page.url())).toBe(`${site.address}docs/fieldbus#终端电阻`);
    await page.waitForFunction(() => CSS.highlights.get('search-match')?.size === 2);
    expect(errors).toEqual([]);
  });

  it('M5 has a page of all results', async () => {
    await page.goto(`${site.address}search?q=总线`);
    await page.getByRole('heading', {name: '现场总线'}).waitFor();
    expect(await page.getByRole('searchbox', {name: 'Search'}).inputValue()).toBe('总线');
    expect(errors).toEqual([]);
  });
});
