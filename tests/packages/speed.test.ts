import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {levers} from '@markdown-zh/speed';
import {headlessChromiumOptions} from '../../scripts/browser.mjs';
import {serveFolder} from '../../scripts/host/static-server';
import {isDue, outer} from '../support/ring';
import {buildSite} from './packed';

const {folder: site, output} = inject('plainSite');

/** The pages to compare. */
const pages = [
  '',
  'docs/intro',
  'docs/category/tutorial---basics',
  'docs/tutorial-basics/markdown-features',
  'blog',
  'blog/welcome',
  'markdown-page',
];

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(headlessChromiumOptions());
});

afterAll(async () => {
  await browser.close();
});

/** The title, text, links and height of a page, and the size of its scripts and style sheets after Brotli. */
async function readPage(page: Page, address: string, path: string, outDir: string) {
  const files = new Set<string>();
  page.on('request', (request) => {
    // The browser prefetches linked pages by `fetch` or as prefetch. They are not part of this page.
    if (['script', 'stylesheet'].includes(request.resourceType())) {
      files.add(new URL(request.url()).pathname);
    }
  });
  await page.goto(address + path, {waitUntil: 'networkidle'});
  const looks = await page.evaluate(() => ({
    title: document.title,
    text: document.body.innerText,
    links: [...document.links].map(({href}) => new URL(href).pathname),
    height: document.documentElement.scrollHeight,
  }));
  const sizes = [...files].map((file) => compressedSize(join(site, outDir, file)));
  return {looks: JSON.stringify(looks), weight: sizes.reduce((sum, size) => sum + size, 0)};
}

const sizes = new Map<string, number>();

const quick = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};

/** Cached, because most files belong to several pages. The best quality takes forty times as long, and two sizes have the same ratio. */
function compressedSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file), quick).length;
  sizes.set(file, size);
  return size;
}

type Weights = Record<string, {readonly before: number; readonly after: number}>;

/**
 * Compares built pages with those of the build without levers, and follows links between them. Returns the faults, and the sizes of the
 * pages.
 */
async function compare(outDir: string): Promise<{faults: string[]; weights: Weights}> {
  const faults: string[] = [];
  const weights: Weights = {};
  const stock = await serveFolder(join(site, 'off'));
  const fast = await serveFolder(join(site, outDir));
  const context = await browser.newContext();
  // No files from other sites, such as pictures of authors.
  await context.route(
    ({hostname}) => hostname !== '127.0.0.1',
    (route) => route.fulfill({body: ''}),
  );
  for (const path of pages) {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') {
        faults.push(`${path}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => faults.push(`${path}: ${error.message}`));
    const before = await readPage(await context.newPage(), stock.address, path, 'off');
    const after = await readPage(page, fast.address, path, outDir);
    if (after.looks !== before.looks) {
      faults.push(`${path} differs: ${after.looks} instead of ${before.looks}`);
    }
    weights[path] = {before: before.weight, after: after.weight};
    await page.close();
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`navigation: ${error.message}`));
  await page.goto(`${fast.address}docs/intro`, {waitUntil: 'networkidle'});
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Tutorial - Basics'})
    .click();
  await page.getByRole('heading', {name: 'Tutorial - Basics', level: 1}).waitFor();
  await page
    .getByRole('article')
    .getByRole('link', {name: /Markdown Features/})
    .first()
    .click();
  await page.getByRole('heading', {name: 'Markdown Features', level: 1}).waitFor();
  await page.goBack();
  await page.getByRole('heading', {name: 'Tutorial - Basics', level: 1}).waitFor();
  if (!(await page.evaluate(() => 'isSame' in window))) {
    faults.push('navigation: a page was loaded as a whole');
  }
  await context.close();
  stock.close();
  fast.close();
  return {faults, weights};
}

describe('a plain classic site', () => {
  it('M6 gets smaller with all levers, and stays whole', async () => {
    expect(output).not.toContain('@markdown-zh/speed:');
    const {faults, weights} = await compare('on');
    expect(faults).toEqual([]);
    for (const path of pages) {
      const {before = 0, after = 0} = weights[path] ?? {};
      expect(after, path).toBeLessThan(0.95 * before);
    }
  });

  it('M6 keeps the modules of a build for the next one', () => {
    expect(readdirSync(join(site, 'node_modules/.cache/build')).length).toBe(1);
    expect(statSync(join(site, 'node_modules/.cache/build')).isDirectory()).toBe(true);
  });

  const development = `M6 builds with docusaurus build --dev ${outer}`;
  it.runIf(isDue(development))(development, () => {
    buildSite(site, 'dev', {}, ['--dev']);
  });

  for (const name of Object.keys(levers)) {
    const title = `M6 stays whole with the lever ${name} alone ${outer}`;
    it.runIf(isDue(title))(title, async () => {
      const others = Object.keys(levers).filter((other) => other !== name);
      buildSite(site, name, {SPEED: others.map((other) => `-${other}`).join(',')});
      const {faults} = await compare(name);
      expect(faults).toEqual([]);
    });
  }
});
