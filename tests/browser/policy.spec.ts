import type {Page} from '@playwright/test';
import {framePath} from '../../site/playground';
import {editor} from '../support/playground';
import {addresses} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

/** A host that sends no headers, with the build for GitHub Pages, below a path. */
const bare = addresses['base-path'];

test.describe('on a host without headers', () => {
  test('H8 a page has the policy of the site, and everything works', async ({page, request}) => {
    const response = await request.get(`${bare}docs/intro`);
    expect(response.headers()['content-security-policy']).toBeUndefined();
    await page.goto(`${bare}playground#text=${encodeURIComponent('# 一')}`);
    await hydrated(page);
    const frame = page.frameLocator('iframe[title="Preview"]');
    await expect(frame.getByRole('heading', {name: '一'})).toBeVisible();
  });

  test.describe(() => {
    test.use({expectedMessages: /Content Security Policy|Trusted(?:HTML|Script)|violates/});

    const attacks: readonly (readonly [string, () => unknown])[] = [
      [
        'markup as a string',
        () => {
          document.createElement('p').innerHTML = '<img src=x onerror="window.ran = 1">';
        },
      ],
      [
        'a string as code',
        () => {
          // The debugger's own code may call eval, so a later task runs it.
          const later = setTimeout as (code: string) => void;
          later('window.ran = 1');
        },
      ],
      [
        'an event handler as an attribute',
        () => {
          document.body.setAttribute('onclick', 'window.ran = 1');
          document.body.click();
        },
      ],
      [
        'a link with javascript:',
        () => {
          const link = document.createElement('a');
          link.href = 'javascript:window.ran = 1';
          document.body.append(link);
          link.click();
        },
      ],
      ['a request to another site', () => fetch('https://evil.invalid/')],
      [
        'a frame of another site',
        () => {
          const frame = document.createElement('iframe');
          frame.src = 'https://evil.invalid/';
          document.body.append(frame);
        },
      ],
      [
        'a base address of another site',
        () => {
          const base = document.createElement('base');
          base.href = 'https://evil.invalid/';
          document.head.append(base);
        },
      ],
    ];

    for (const [name, attack] of attacks) {
      test(`H8 a page refuses ${name}`, async ({page}) => {
        await page.goto(`${bare}docs/intro`);
        await hydrated(page);
        await page.evaluate(() => {
          Object.assign(window, {violations: 0});
          document.addEventListener('securitypolicyviolation', () => {
            (window as unknown as {violations: number}).violations += 1;
          });
        });
        const isRejected = await page.evaluate(attack).then(
          () => false,
          () => true,
        );
        const found = () =>
          page.evaluate(() => (window as unknown as {violations: number}).violations);
        if (!isRejected) {
          await expect.poll(found).toBeGreaterThan(0);
        }
        expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      });
    }
  });

  test('H8 redirect pages and pages for printing have a policy too', async ({request}) => {
    for (const path of ['docs/intro/', 'docs/print']) {
      const html = await (await request.get(bare + path)).text();
      expect(html, path).toMatch(/<meta http-equiv="?Content-Security-Policy/);
    }
  });
});

test.describe('the frame of the playground', () => {
  test.use({expectedMessages: /postMessage|target origin/});

  /** Another origin than the frame's: the same machine, another port. */
  const foreign = `${addresses['misplaced-at-root']}hostile`;

  async function embed(page: Page, from: string, attributes: string): Promise<void> {
    await page.route(from, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Hostile</title><iframe src="${bare}${framePath}" ${attributes}></iframe>`,
      }),
    );
    await page.goto(from);
  }

  /** Sends the frame a text as the playground does, and waits until it could have drawn it. */
  async function show(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const blocks = [{from: 0, to: 0, html: '<h1>Hostile</h1>'}];
      const message = {type: 'show', start: 0, end: 0, by: 0, blocks};
      for (let tries = 0; tries < 10; tries += 1) {
        window.frames[0]?.postMessage(message, '*');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
  }

  for (const [name, attributes] of [
    ['', ''],
    [' in a sandbox', 'sandbox="allow-scripts"'],
    [' in a sandbox with its origin', 'sandbox="allow-scripts allow-same-origin"'],
    [' without a referrer', 'referrerpolicy="no-referrer"'],
  ] as const) {
    test(`H10 draws nothing of another site that embeds it${name}`, async ({page}) => {
      await embed(page, foreign, attributes);
      await show(page);
      await expect(page.frameLocator('iframe').locator('.block')).toHaveCount(0);
    });
  }

  test('H10 draws nothing of a sandboxed page of the site', async ({page}) => {
    await page.route(`${bare}hostile`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: {'Content-Security-Policy': 'sandbox allow-scripts'},
        body: `<title>Hostile</title><iframe src="${bare}${framePath}"></iframe>`,
      }),
    );
    await page.goto(`${bare}hostile`);
    await show(page);
    await expect(page.frameLocator('iframe').locator('.block')).toHaveCount(0);
  });

  test('H10 draws what a page of its own site sends', async ({page}) => {
    await embed(page, `${bare}own`, 'sandbox="allow-scripts"');
    await show(page);
    await expect(page.frameLocator('iframe').locator('.block').first()).toBeVisible();
  });

  test('H10 draws what the page sends when the page has written it', async ({page, request}) => {
    const html = await (await request.get(bare + framePath)).text();
    await page.route(`${bare}own`, (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>Own</title>'}),
    );
    await page.goto(`${bare}own`);
    await page.evaluate((source) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = source;
      document.body.append(frame);
    }, html);
    await show(page);
    await expect(page.frameLocator('iframe').locator('.block').first()).toBeVisible();
  });
});

test.describe('no press leads to another site', () => {
  for (const page of [
    '/.//evil.invalid/x',
    '/..//evil.invalid',
    '/%2e//evil.invalid',
    '/docs/..//evil.invalid',
    '/\\evil.invalid',
    '/%5cevil.invalid',
    '/%09/evil.invalid',
    '//evil.invalid',
    'https:evil.invalid',
    'javascript:alert(1)',
  ]) {
    test(`H7 the page about reading offline offers no way to ${page}`, async ({page: tab}) => {
      await tab.goto(`offline?page=${encodeURIComponent(page)}`);
      await hydrated(tab);
      await expect(tab.getByRole('heading', {name: 'Pages you have opened'})).toBeVisible();
      await expect(tab.getByRole('button', {name: 'Retry'})).toHaveCount(0);
    });
  }

  test.describe(() => {
    test.use({expectedMessages: /404/});

    for (const path of [
      '//evil.invalid/x',
      '///evil.invalid/x.html',
      '//evil.invalid/index.html',
    ]) {
      test(`H7 the address ${path} leaves no link to that host`, async ({page, baseURL}) => {
        await page.goto(`${(baseURL ?? '').replace(/\/$/, '')}${path}`);
        await hydrated(page);
        await expect(page).toHaveURL((url) => !url.pathname.startsWith('//'));
        const hosts = await page
          .locator('a[href]')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host));
        expect(hosts).not.toContain('evil.invalid');
      });
    }
  });
});

test.describe('two sites on one origin', () => {
  test('H12 a site below a path names its storage after it, and ignores that of the root', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (window === window.top) {
        localStorage.setItem('theme', 'dark');
      }
    });
    await page.goto(`${bare}docs/intro`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await toggle.click();
    await toggle.click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto(`${bare}playground#text=a`);
    await hydrated(page);
    await editor(page).focus();
    await page.keyboard.type('b');
    await expect(page.getByRole('button', {name: 'Documents (kept)'})).toBeVisible();
    const {names, databases} = await page.evaluate(async () => ({
      names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({name}) => name),
    }));
    expect(names.filter((name) => !name.endsWith('-/x/'))).toEqual(['theme']);
    expect(names).toContain('theme-/x/');
    expect(databases).toContain('playground-/x/');
    expect(databases).not.toContain('playground');
  });
});
