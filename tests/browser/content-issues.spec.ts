import {chmodSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect as expectSoon, type Page} from '@playwright/test';
import {copySite, shorten} from '../../scripts/site-copy';
import {outer} from '../support/ring';
import {findViolations} from '../support/axe';
import {startDevelopment} from '../support/development-server';
import {ringTest as test} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

/** Compilation takes longer on a loaded machine. */
const expect = expectSoon.configure({timeout: timeLimit(30_000)});

/** Console errors and warnings, and uncaught errors, from now on. */
function listen(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      messages.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => messages.push(message));
  return messages;
}

test('npm start shows issues on save, and the page keeps working', {tag: outer}, async ({page}) => {
  test.setTimeout(timeLimit(300_000));
  const site = copySite({ownCaches: true});
  shorten(site, 'src/pages/'); // its articles list others
  const file = join(site.folder, 'docs/about.md');
  // No other page leads there now.
  const good = readFileSync(file, 'utf8').replace('正文', '[另一页](/markdown-page)');
  const bad = good.replace('[另一页]', '用Git\n\n[另一页]');
  const save = (text: string) => {
    // Replaces the file at once: in a half-written file, the check would find many issues.
    writeFileSync(join(site.folder, 'about.md'), text);
    renameSync(join(site.folder, 'about.md'), file);
  };
  save(good);
  const opened = join(site.folder, 'opened.txt');
  const editor = join(site.folder, 'code');
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${opened}"\n`);
  chmodSync(editor, 0o755);

  const server = await startDevelopment(site.folder, {LAUNCH_EDITOR: editor});
  const messages = listen(page);
  const corner = page.getByRole('region', {name: /issue|warning/});
  try {
    await server.waitForOutput('articles, 0 issues');
    await page.goto(`${server.address}docs/about`);
    await expect(page.getByRole('link', {name: '另一页'})).toBeVisible();
    await expect(corner).toBeHidden();

    save(bad);
    await server.waitForOutput('[WARNING] Content: 1 new\n');
    await server.waitForOutput('docs/about.md:9:2 warning typography/han-latin-space: In "用Git');
    await server.waitForOutput(
      'articles, 0 issues, 1 warning; npm run check:content -- --fix can fix 1',
    );
    await expect(corner).toContainText('docs/about.md:9:2');
    await expect(corner).toContainText('typography/han-latin-space');
    await expect(page.getByText('用Git', {exact: true})).toBeVisible();
    const title = corner.getByRole('button', {name: '1 warning in this article'});
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('status').filter({hasText: '1 warning'})).toBeAttached();
    for (const theme of ['light', 'dark']) {
      await page.locator('html').evaluate((html, mode) => {
        html.dataset.theme = mode;
      }, theme);
      expect(await findViolations(page, {exclude: '#__docusaurus'}), theme).toEqual([]);
    }

    await corner.getByRole('button', {name: 'docs/about.md:9:2'}).click();
    const readOpened = () => readFileSync(opened, {encoding: 'utf8', flag: 'a+'});
    await expect.poll(readOpened).toContain('docs/about.md:9:2');

    // Other pages show only the number of issues, and otherwise work as before.
    await page.getByRole('link', {name: '另一页'}).click();
    const others = corner.getByRole('button', {name: '1 warning in 1 file'});
    await expect(others).toHaveAttribute('aria-expanded', 'false');
    await page.goBack();
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(corner).toBeHidden();

    // Of two saves, the later one counts. A closed report returns with new issues.
    save(good);
    save(bad.replace('用Git', '用CAN'));
    await server.waitForOutput('warning typography/han-latin-space: In "用CAN');
    await expect(title).toBeVisible();

    save(good);
    await server.waitForOutput('articles, 0 issues: all clear');
    await expect(corner).toBeHidden();
    await expect(page.getByRole('link', {name: '另一页'})).toBeVisible();
    expect(messages).toEqual([]);

    // From here on, Docusaurus itself also reports what it cannot render. Its words depend on the moment at which it
    // looks.
    save(good.replace('[另一页]', '低于 <5 V\n\n[另一页]'));
    await server.waitForOutput('docs/about.md:9:4 mdx: "<5" is read as a tag');
    await expect(corner).toContainText('1 issue in this article');
    const other = join(site.folder, 'docs/other.md');
    writeFileSync(other, '');
    await server.waitForOutput('docs/other.md:1:1');
    rmSync(other);
    await server.waitForOutput('fixed');
    save(good);
    await server.waitForOutput('articles, 0 issues: all clear');
    expect(server.rest()).not.toMatch(/docs\/.*:\d+:\d+/);
    await expect(corner).toBeHidden();
  } finally {
    await page.close();
    await server.stop();
    site.remove();
  }
});
