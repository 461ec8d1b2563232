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

describe.each(['on', 'off'])('the packed playground in a plain site with speed %s', (build) => {
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

  it('M5 renders a text in its frame, and says what does not render', async () => {
    await page.goto(`${site.address}playground`);
    const field = page.getByRole('textbox', {name: 'Markdown text'});
    await field.click();
    await page.locator('.cm-editor').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('**真，**她说');
    await page.getByText('结尾的星号夹在标点和文字之间').first().waitFor();
    await page.frameLocator('iframe').getByText('**真，**她说').waitFor();
    expect(errors).toEqual([]);
  });

  it('M5 the parts of ui work in a page of the site', async () => {
    await page.goto(`${site.address}answer`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.getByRole('button', {name: 'Show answer'}).click();
    await page.getByRole('dialog', {name: 'Answer'}).getByText('少了一个空行。').waitFor();
    expect(errors).toEqual([]);
  });
});
