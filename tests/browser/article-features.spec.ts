import {execFileSync} from 'node:child_process';
import {ownerFacts} from '../../site/identity';
import {readArticles} from '../support/content';
import {outer} from '../support/ring';
import {expect, hydrated, test} from '../support/test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The time of a file's last commit, in ISO 8601; undefined if Git cannot know. */
function committed(file: string): string | undefined {
  const seconds = git('log', '-1', '--format=%ct', '--', file);
  return seconds && git('rev-parse', '--is-shallow-repository') === 'false'
    ? new Date(Number(seconds) * 1000).toISOString()
    : undefined;
}

for (const [path, file] of [
  ['docs/intro', 'docs/intro.md'],
  ['blog/welcome', 'blog/2026-11-02-welcome.md'],
] as const) {
  test(
    `D10 D11 ${path} says when it was last updated, and leads to the editor of its file`,
    {tag: path === 'docs/intro' ? [] : outer},
    async ({page}) => {
      await page.goto(path);
      await hydrated(page); // it inserts the head's data again
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
        'href',
        `${ownerFacts.repository.placeholder}/edit/main/${file}`,
      );
      const time = committed(file);
      const shown = page.getByText(/^Last updated on/).locator('time');
      await expect(shown).toHaveCount(time ? 1 : 0);
      if (time) {
        await expect(shown).toHaveAttribute('datetime', time);
        await expect(page.locator('meta[property="article:modified_time"]')).toHaveAttribute(
          'content',
          time,
        );
        const data = await page.locator('script[type="application/ld+json"]').allTextContents();
        expect(data.join('\n')).toContain(`"dateModified":"${time}"`);
      }
    },
  );
}

const copied = 'navigator.clipboard.readText()';

test('D12 the link of a heading copies its address, announces it, and leads to it', async ({
  page,
}) => {
  await page.goto('docs/tutorial-basics/basic-syntax');
  await hydrated(page);
  const heading = page.getByRole('heading', {name: /^基本语法按任务查/}).first();
  const link = heading.getByRole('link');
  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await link.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Link copied');
  const address = String(await page.evaluate(copied));
  expect(address).toBe(page.url());
  expect(decodeURI(address)).toContain('#按任务查');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(heading).toBeInViewport();
  const {width, height} = (await link.boundingBox()) ?? {width: 0, height: 0};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('D13 code is copied and wrapped by keyboard, which is announced', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('docs/tutorial-basics/markdown-features/code-blocks');
  await hydrated(page);
  const block = page
    .locator('.theme-code-block')
    .filter({has: page.getByRole('button', {name: 'Wrap'})})
    .first();
  const wrap = block.getByRole('button', {name: 'Wrap long lines'});
  const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
  const code = block.locator('pre');
  await code.focus();
  await page.keyboard.press('Tab');
  await expect(wrap).toBeFocused();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Copied');
  expect(await page.evaluate(copied)).toBe(await code.innerText());
});

test(
  'D9 D13 code has its title, numbers and marks, none of which is copied',
  {tag: outer},
  async ({page}) => {
    await page.goto('gallery');
    await hydrated(page);
    const block = page.locator('.theme-code-block').filter({hasText: 'src/index.js'});
    const numbers = await block
      .locator('[data-line]')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
    expect(numbers).toEqual(['1', '2', '3'].map((number) => JSON.stringify(number)));
    await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText('const b = 2;');
    await expect(block.locator('.token.number').first()).toHaveCSS('color', 'rgb(247, 140, 108)');
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('alert')).toHaveText('Copied');
    expect(await page.evaluate(copied)).toBe('const a = 1;\nconst b = 2;\nconsole.log(a + b);');
  },
);

test.describe('where nothing can hover', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 800}});

  test(
    'D12 D13 the links of headings and the buttons of code are there',
    {tag: outer},
    async ({page}) => {
      await page.goto('docs/tutorial-basics/markdown-features/code-blocks');
      await hydrated(page);
      const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
      await expect(copy.locator('..')).toHaveCSS('opacity', '1');
      const link = page.locator('.hash-link').first();
      await expect(link).toHaveCSS('opacity', '1');
    },
  );

  test('D16 a diagram whose text is too small is enlarged over the page, until Escape', async ({
    page,
  }) => {
    await page.goto('docs/tutorial-basics/markdown-features');
    await hydrated(page);
    const figure = page.getByRole('figure').first();
    const enlarge = figure.getByRole('button', {name: 'Enlarge the picture'});
    await enlarge.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Picture'});
    const small = await figure.locator('svg').first().boundingBox();
    const large = await dialog.locator('svg').boundingBox();
    expect(large?.width).toBeGreaterThan(2 * (small?.width ?? Infinity));
    await expect(dialog.getByRole('img').first()).toHaveAccessibleName(/^一篇文章从上到下/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(enlarge).toBeFocused();
    await page.setViewportSize({width: 1280, height: 800});
    await expect(enlarge).toBeHidden();
  });
});

test(
  'D16 a bitmap is enlarged to its own size; one that is small, or in a link, is not',
  {tag: outer},
  async ({page}) => {
    await page.goto('gallery');
    await hydrated(page);
    const figure = page.getByRole('figure', {name: '图 2'});
    const picture = figure.getByRole('img');
    // So that the page does not move when it loads.
    await expect(picture).toHaveAttribute('width', '1280');
    await expect(picture).toHaveAttribute('height', '820');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('decoding', 'async');
    const enlarge = figure.getByRole('button', {name: 'Enlarge the picture'});
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      expect((await picture.boundingBox())?.width).toBeLessThan(1000);
      await enlarge.press('Enter');
      const dialog = page.getByRole('dialog', {name: 'Picture'});
      await expect(dialog.getByRole('img').first()).toHaveAccessibleName(/^练习台的界面/);
      expect((await dialog.locator('img').boundingBox())?.width, `${width} px`).toBe(1280);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(enlarge).toBeFocused();
    }
    const small = page.getByRole('figure', {name: '图 3'});
    await expect(small.getByRole('img')).toHaveAttribute('width', '192');
    await expect(small.getByRole('button')).toHaveCount(0);
    await expect(page.locator('figure a > img')).toHaveCount(0);
  },
);

test('D14 an article is copied as Markdown, the file that lies beside its page', async ({
  page,
  request,
}) => {
  await page.goto('docs/contact');
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('alert')).toHaveText('Copied as Markdown');
  const text = String(await page.evaluate(copied));
  const file = await request.get('docs/contact.md');
  expect(file.headers()['content-type']).toContain('text/markdown');
  expect(text).toBe(await file.text());
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
    'href',
    `${ownerFacts.siteUrl.placeholder}/docs/contact.md`,
  );
});

test('D14 D7 the hidden blog and the unlisted page have no Markdown file', async ({
  page,
  request,
}) => {
  for (const path of ['icms/linux-display-managers-and-desktops', 'gallery']) {
    expect((await request.get(`${path}.md`)).status(), path).toBe(404);
    await page.goto(path);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveCount(0);
  }
});

test('D15 a post leads to at most three others like it, none of them hidden', async ({page}) => {
  await page.goto('blog/rs485-vs-can');
  const related = page.getByRole('navigation', {name: 'Related posts'});
  await expect(related.locator('a[href$="/blog/semiconductor-companies"]')).toHaveCount(1);
  await page.goto('blog/welcome');
  await expect(related.getByRole('link')).toHaveCount(3);
  await expect(related.locator('a[href*="/icms"], a[href$="/blog/welcome"]')).toHaveCount(0);
});

test('S17 the shortcuts are listed by key and by button, and single keys can be turned off', async ({
  page,
}) => {
  await page.goto('docs/contact');
  await hydrated(page);
  const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const search = page.getByRole('dialog', {name: 'Search this site'});
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.press('/');
  await page.getByRole('combobox').press('?');
  await expect(page.getByRole('combobox')).toHaveValue('?');
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  const button = page.getByRole('button', {name: 'Keyboard shortcuts'});
  await button.click();
  const single = list.getByRole('checkbox', {name: 'Enable single-key shortcuts'});
  await single.uncheck();
  await list.getByRole('button', {name: 'Close'}).click();
  await expect(button).toBeFocused();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search).toBeVisible();
});

for (const [path, folder] of [
  ['docs/category/语法', 'docs/tutorial-basics/'],
  ['docs', 'docs/'],
] as const) {
  test(
    `D17 all docs of /${path} stand on one page for printing, with ids of their own`,
    {tag: path === 'docs' ? outer : []},
    async ({page, request}) => {
      await page.goto(path);
      await page.getByRole('link', {name: 'This section on one page'}).click();
      await page.waitForURL(/\/print\/$/);
      await expect(page.locator('h1')).toHaveCount(1);
      const docs = readArticles().filter(({file}) => file.startsWith(folder));
      await expect(page.locator('h2')).toHaveCount(docs.length);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(decodeURI(canonical ?? '').replace(/\/$/, '')).toBe(
        `${ownerFacts.siteUrl.placeholder}/${path}`,
      );
      const {twice, missing, buttons} = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
        const known = new Set(ids);
        // Ids of footnotes are percent-encoded.
        const targets = [...document.querySelectorAll('a[href^="#"]')].map(
          (link) => link.getAttribute('href')?.slice(1) ?? '',
        );
        return {
          twice: ids.length - known.size,
          missing: targets.filter((id) => !known.has(id) && !known.has(decodeURIComponent(id))),
          buttons: document.querySelectorAll('button').length,
        };
      });
      expect({twice, missing, buttons}).toEqual({twice: 0, missing: [], buttons: 0});
      expect(await (await request.get('sitemap.xml')).text()).not.toContain('/print');
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('D13 D14 D16 S17 nothing is there that could not work', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('docs/tutorial-basics/markdown-features/links-and-pictures');
    await expect(page.getByRole('img', {name: /^练习台的界面/})).toHaveCount(1);
    for (const name of ['Copy code', 'Copy as Markdown', 'Enlarge', 'Keyboard shortcuts', 'Wrap']) {
      await expect(page.getByRole('button', {name}), name).toHaveCount(0);
    }
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      '/docs/tutorial-basics/markdown-features/links-and-pictures.md',
    );
  });
});
