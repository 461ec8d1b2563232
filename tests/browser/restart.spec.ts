import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect as expectSoon, type Page} from '@playwright/test';
import {copySite, shorten} from '../../scripts/site-copy';
import {outer} from '../support/ring';
import {startDevelopment} from '../support/development-server';
import {ringTest as test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

/** Compilation takes longer on a loaded machine. */
const expect = expectSoon.configure({timeout: timeLimit(60_000)});

test(
  'M10 npm start uses what the last start compiled, and shows what changed since',
  {tag: outer},
  async ({page}) => {
    test.setTimeout(timeLimit(300_000));
    const site = copySite({ownCaches: true});
    shorten(site);
    const file = join(site.folder, 'docs/about.md');
    const source = readFileSync(file, 'utf8');
    const stores = join(site.folder, 'node_modules/.cache/build');
    const inStore = (name: string) => join(stores, readdirSync(stores)[0] ?? '', name);
    /** Starts the site, and expects a text on the page. */
    const started = async (text: string, at: Page) => {
      const server = await startDevelopment(site.folder, {});
      await server.waitForOutput('compiled successfully');
      await at.goto(`${server.address}docs/about`);
      await expect(at.getByText(text, {exact: true})).toBeVisible();
      return server;
    };
    try {
      const first = await started('正文', page);
      await expect.poll(() => existsSync(inStore('complete.json'))).toBe(true);
      await first.stop();
      writeFileSync(inStore('mark'), ''); // deleted with what is out of date

      site.write('docs/about.md', source.replace('正文', '改过的正文'));
      const second = await started('改过的正文', page);
      expect(existsSync(inStore('mark'))).toBe(true);

      // A new address can change what other articles link to, so the next start compiles everything.
      expect(existsSync(inStore('complete.json'))).toBe(true);
      site.write('docs/new.md', source.replace('正文', '新的一篇'));
      await expect.poll(() => existsSync(inStore('complete.json'))).toBe(false);
      await second.stop();
    } finally {
      await page.close();
      site.remove();
    }
  },
);
