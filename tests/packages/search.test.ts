import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {headlessChromiumOptions} from '../../scripts/browser.mjs';
import {serveFolder, type Served} from '../../scripts/serve-folder';
import {createPlainSite, installPacked, pack} from './packed';

const articles = {
  'fieldbus.md':
    '# 现场总线\n\n## 终端电阻\n\n总线两端各接一个 120 Ω 的终端电阻，信号就不会反射。\n',
  'serial.md': '# 串口调试\n\n两端的波特率（baudrate）不同，收到的就是乱码。\n',
};

/** Writes the articles, and the first example of the package's README into the configuration. */
function addSearch(folder: string): void {
  for (const [file, text] of Object.entries(articles)) {
    writeFileSync(join(folder, 'docs', file), text);
  }
  const readme = readFileSync('packages/search/README.md', 'utf8');
  const example = /```ts\n(?<lines>[^]*?)```/.exec(readme)?.groups?.lines ?? '';
  const file = join(folder, 'docusaurus.config.ts');
  const config = readFileSync(file, 'utf8');
  writeFileSync(file, config.replace(/^ {2}presets:/m, `${example}$&`));
}

describe('the packed search in a plain site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plain-search-'));
  const errors: string[] = [];
  let site: Served;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    createPlainSite(folder);
    installPacked([pack('search', join(folder, 'packed')).archive], folder);
    addSearch(folder);
    execFileSync(
      process.execPath,
      [resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
      {
        cwd: folder,
        env: {...process.env, NODE_ENV: 'production'},
      },
    );
    site = await serveFolder(join(folder, 'build'));
    browser = await chromium.launch(headlessChromiumOptions());
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
  });

  afterAll(async () => {
    await browser.close();
    site.close();
    rmSync(folder, {recursive: true});
  });

  it.each([
    ['a part of a word', '端电阻', '现场总线', '终端电阻'],
    ['traditional characters', '終端電阻', '现场总线', '终端电阻'],
    ['pinyin', 'xianchangzongxian', '现场总线', 'Beginning of the page'],
    ['a typo', 'baudrte', '串口调试', 'Beginning of the page'],
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
