import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {serve, staticHandler} from '../../scripts/host/static-server';
import {cacheNames} from '../../plugins/hosting/offline/shared/caches';
import {aboutFiles} from '../support/faults';
import {expect, storedIn, test as base, untilControlled, untilStored} from '../support/offline';
import {publicBuild} from '../support/public-build';
import {hydrated} from '../support/test';
import {timeLimit} from '../support/time-limit.mjs';

type Fault = (
  path: string,
) => readonly [status: number, type: string, body: string] | 'silent' | 'cut' | undefined;

interface FaultyHost {
  readonly address: string;
  /** Answers in place of files. The browser may keep them as long as the files. */
  readonly fail: (fault: Fault) => void;
  readonly mend: () => void;
}

/** The public build on a host that can answer with something else. */
const test = base.extend<{host: FaultyHost}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  host: async ({}, run) => {
    const site = staticHandler(publicBuild, {readsHeaders: true});
    let current: Fault = () => undefined;
    const {address, close} = await serve((request, response) => {
      const path = (request.url ?? '').replace(/\?.*/, '');
      const fault = current(path);
      if (fault === undefined) {
        site(request, response);
        return;
      }
      if (typeof fault === 'string') {
        if (fault === 'cut') {
          response.destroy();
        }
        return;
      }
      const [status, type, body] = fault;
      const isHashed = path.startsWith('/assets/');
      response.writeHead(status, {
        'content-type': type,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    });
    await run({
      address,
      fail: (fault) => {
        current = fault;
      },
      mend: () => {
        current = () => undefined;
      },
    });
    close();
  },
  baseURL: async ({host}, run) => {
    await run(host.address);
  },
});

test.use({
  expectedMessages: new RegExp(
    `${aboutFiles.source}|FetchEvent|preload|different builds|missing \\)|nexpected (?:token|end)|nvalid or unexpected`,
  ),
});

const signIn = '<!doctype html><title>Sign in</title><h1>Sign in</h1></body></html>';
const html = 'text/html; charset=utf-8';

/** Opens a page, and waits until the worker controls it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStored(page, `/${path}`);
  await untilControlled(page);
}

/** The files of all stores whose content is a page. */
function storedPagesForFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        if (/\/assets\/|\/search-index\/|\/img\//.test(request.url) && text.includes('Sign in')) {
          found.push(request.url);
        }
      }
    }
    return found;
  });
}

async function expectWhole(page: Page, title: string): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText(title);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const styled = () => getComputedStyle(document.querySelector('.navbar') ?? document.body).display;
  expect(await page.evaluate(styled)).toBe('flex');
}

/** Scripts and style sheets that are cut off in the first answer, as the browser may keep them for a year. */
function cutOffOnce(): Fault {
  const answered = new Set<string>();
  return (path) => {
    const [, kind] = /^\/assets\/(js|css)\//.exec(path) ?? [];
    if (kind === undefined || answered.has(path)) {
      return undefined;
    }
    answered.add(path);
    const text = readFileSync(publicBuild + path, 'utf8');
    return [200, kind === 'js' ? 'text/javascript' : 'text/css', text.slice(0, text.length / 2)];
  };
}

test('O9 F1 scripts and style sheets are cut off on the first visit: the page requests them once more', async ({
  page,
  host,
}) => {
  host.fail(cutOffOnce());
  await page.goto('docs/intro');
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('O9 they are cut off once there is a worker: it answers with the whole ones', async ({
  page,
  host,
}) => {
  await openWithWorker(page, 'docs/about');
  host.fail(cutOffOnce());
  await page.goto('calculators');
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('O9 a host that does not have the files of a new build yet: the next page has them', async ({
  page,
  host,
}) => {
  await openWithWorker(page, 'docs/about');
  host.fail((path) => (path.startsWith('/assets/') ? [404, html, signIn] : undefined));
  await page.goto('calculators');
  await page.waitForLoadState('networkidle');
  host.mend();
  const next = await page.context().newPage();
  await page.close();
  await next.goto('calculators');
  await hydrated(next);
  await expect(next.getByRole('alert')).toHaveCount(0);
});

test('O9 deleted caches are filled again: the offline page comes without a network', async ({
  page,
  host,
}) => {
  await openWithWorker(page, 'docs/about');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      await caches.delete(name);
    }
  });
  await openWithWorker(page, 'docs/intro');
  await expect.poll(() => storedIn(page, 'shell')).toContain('/offline');
  host.fail(() => 'cut');
  await page.goto('blog/tags');
  expect(new URL(page.url()).pathname).toBe('/offline');
});

test('O9 a host that accepts and is silent: the stored page comes', async ({page, host}) => {
  await openWithWorker(page, 'docs/about');
  host.fail(() => 'silent');
  await page.goto('docs/about', {waitUntil: 'commit', timeout: timeLimit(60_000)});
  await expect(page.getByRole('heading', {level: 1})).toContainText('关于');
});

test('O9 a host that answers once with a page for every file: the next visit is right, and so it is without a network', async ({
  page,
  host,
}) => {
  await openWithWorker(page, 'docs/about');
  host.fail((path) =>
    /^\/(?:assets|search-index|img)\//.test(path) ? [200, html, signIn] : undefined,
  );
  await page.goto('blog/rs485-vs-can/rs485-bias');
  await page.waitForLoadState('networkidle');
  expect(await storedPagesForFiles(page)).toEqual([]);
  expect(await storedIn(page, 'pages')).not.toContain('/blog/rs485-vs-can/rs485-bias');
  host.mend();
  // The files in the memory of a tab are beyond the worker.
  const next = await page.context().newPage();
  await page.close();
  await next.goto('blog/rs485-vs-can/rs485-bias');
  await expectWhole(next, 'RS485');
  await untilStored(next, '/blog/rs485-vs-can/rs485-bias');
  expect(await storedPagesForFiles(next)).toEqual([]);
  host.fail(() => [503, html, 'busy']);
  await next.reload();
  await expectWhole(next, 'RS485');
});

test('O9 wrong copies that are stored already heal at the next visit', async ({page}) => {
  await openWithWorker(page, 'docs/about');
  // Files that earlier workers believed, and half-written ones, with and without the hash of the right content.
  const planted = await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const paths: string[] = [];
    for (const [index, request] of (await cache.keys()).entries()) {
      const {pathname} = new URL(request.url);
      const right = await cache.match(request);
      if (!pathname.startsWith('/assets/') || !right) {
        continue;
      }
      const text = await right.text();
      const type = right.headers.get('content-type') ?? '';
      const headers = new Headers(right.headers);
      headers.delete('x-content-hash');
      const wrong = [
        new Response('<h1>Sign in</h1>', {headers: {'content-type': 'text/html'}}),
        new Response('<h1>Sign in</h1>', {headers: {'content-type': type}}),
        new Response(text.slice(0, text.length / 2), {headers}),
        new Response(text.slice(0, text.length / 2), {headers: right.headers}),
      ][index % 4];
      await cache.put(request, wrong ?? right);
      paths.push(pathname);
    }
    return paths;
  }, cacheNames('/').files);
  expect(planted.length).toBeGreaterThan(5);
  await page.goto('docs/about');
  await expectWhole(page, '关于');
  const differing = async () => {
    const contents = await page.evaluate(
      async ([name, paths]) => {
        const cache = await caches.open(name);
        return Promise.all(
          paths.map(async (path) => [path, await (await cache.match(path))?.text()] as const),
        );
      },
      [cacheNames('/').files, planted] as const,
    );
    const read = (path: string) => readFileSync(`${publicBuild}${decodeURI(path)}`, 'utf8');
    return contents.flatMap(([path, text]) => (text === read(path) ? [] : [path]));
  };
  await expect.poll(differing, {timeout: timeLimit(20_000)}).toEqual([]);
});

test('O9 a sign-in page at the address of a page is shown, and not stored', async ({
  page,
  host,
}) => {
  await openWithWorker(page, 'docs/intro');
  host.fail((path) => (path.startsWith('/docs/') ? [200, html, signIn] : undefined));
  for (const path of ['docs/about', 'docs/intro']) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Sign in');
  }
  host.fail(() => [503, html, 'busy']);
  await page.goto('docs/intro');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Markdown');
  expect(await storedIn(page, 'pages')).toEqual(['/docs/intro']);
});

test('O10 a fault of the host shows the stored page, as without a network; other answers are shown', async ({
  page,
  host,
}) => {
  await openWithWorker(page, 'docs/intro');
  const heading = page.getByRole('heading', {level: 1});
  const answer = '<!doctype html><h1>The host</h1>';
  for (const status of [500, 502, 503, 504, 522, 429, 403]) {
    host.fail(() => [status, html, answer]);
    await page.goto('docs/intro');
    await expectWhole(page, 'Markdown');
  }
  // A page that is not stored.
  await page.goto('docs/contact');
  await expect(heading).toHaveText('The host');
  for (const status of [404, 410, 401]) {
    host.fail((path) => (path === '/docs/intro' ? [status, html, answer] : undefined));
    await page.goto('docs/intro');
    await expect(heading).toHaveText('The host');
  }
  host.mend();
  await page.goto('docs/intro');
  await expectWhole(page, 'Markdown');
});
