import {createHash} from 'node:crypto';
import {connect as connectHttp2} from 'node:http2';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {listFiles, workerFile} from '../../site/offline';
import {framePath} from '../../site/playground';
import {readHeadersFile} from '../../scripts/host/headers-file';
import {allPages} from '../support/all-pages';
import {sendRawRequest} from '../support/raw-request';
import {addresses} from '../support/sites';
import {expect, hydrated, test} from '../support/test';
import {noCaddy, noNginx} from '../support/web-servers';
import {publicBuild} from '../support/public-build';

/**
 * The build behind nginx and Caddy, with the configurations that it generated, over TLS. All other specs prove that
 * pages work within the policy: their host sends the same headers.
 */
test.use({ignoreHTTPSErrors: true});

const chinese = 'docs/category/语法';

const answers = [
  ['a page', '/docs/intro', 200],
  ['the home page', '/', 200],
  ['a hidden page', '/icms', 200],
  ['.html', '/docs/intro.html', 301, '/docs/intro'],
  ['.html of a page that has others below it', '/docs.html', 301, '/docs'],
  ['.html with a query', '/docs/intro.html?a=1&b=/', 301, '/docs/intro?a=1&b=/'],
  ['index.html', '/docs/intro/index.html', 301, '/docs/intro'],
  ['index.html of the home page', '/index.html', 301, '/'],
  ['a slash at the end', '/docs/intro/', 301, '/docs/intro'],
  ['two forms at once', '/docs/intro.html/', 301, '/docs/intro'],
  ['another case', '/Docs/Intro', 404],
  ['a file that is no page', '/site.webmanifest', 200],
  ['a page that keeps its ending', `/${framePath}`, 200],
  ['the 404 page itself', '/404.html', 404],
  ['what is for other hosts', '/_headers', 404],
  ['Chinese as it is', `/${chinese}`, 200],
  ['Chinese, encoded', encodeURI(`/${chinese}`), 200],
  ['Chinese, encoded twice', encodeURI(encodeURI(`/${chinese}`)), 404],
  ['.html of Chinese, encoded', encodeURI(`/${chinese}.html`), 301, encodeURI(`/${chinese}`)],
  ['a slash behind Chinese as it is', `/${chinese}/`, 301, `/${chinese}`],
  ['a way out', '/../../../../etc/passwd', 400],
  ['a way out, encoded', '/%2e%2e/%2e%2e/%2e%2e/etc/passwd', 400],
  ['a way out, its slashes encoded', '/..%2f..%2f..%2fetc%2fpasswd', 400],
  ['another host behind two slashes', '//site.invalid/', 404],
  ['another host behind a backslash', String.raw`/\site.invalid/`, 404],
  ['another host behind a backslash, encoded', '/%5Csite.invalid/', 404],
  ['a line end in the address', '/docs/intro%0d%0aSet-Cookie:%20a=b/', 404],
  ['NUL', '/docs/intro%00', 400],
  ['4,000 characters', `/${'a'.repeat(3999)}`, 404],
  ['4,000 characters and .html', `/${'a'.repeat(3994)}.html`, 404],
] as const;

/** Caddy encodes redirect targets, cleans a path before it looks it up, and fails for a name that cannot exist on disk. */
const otherAnswers: Readonly<Record<string, readonly [status: number, location?: string]>> = {
  'a slash behind Chinese as it is': [301, encodeURI(`/${chinese}`)],
  'a way out': [404],
  'a way out, encoded': [404],
  'a way out, its slashes encoded': [404],
  NUL: [500],
  '4,000 characters': [500],
  '4,000 characters and .html': [500],
};

const programs = [
  {name: 'nginx', address: addresses.nginx, isMissing: noNginx},
  {name: 'Caddy', address: addresses.caddy, isMissing: noCaddy},
] as const;

for (const {name, address, isMissing} of programs) {
  const port = Number(new URL(address).port);

  test.describe(name, () => {
    test.skip(isMissing, `NO ${name} ON THIS MACHINE: the tests of its configuration are skipped.`);
    test.use({baseURL: address});

    for (const [what, path, ...answer] of answers) {
      const [status, location] = (name === 'Caddy' ? otherAnswers[what] : undefined) ?? answer;
      test(`H1 ${name} answers ${what} with ${status}`, async () => {
        const {status: actual, headers, body} = await sendRawRequest(port, `GET ${path} HTTP/1.1`);
        expect(actual).toBe(status);
        expect(headers.get('location')).toBe(location);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        if (status === 404) {
          expect(body).toBe(readFileSync(`${publicBuild}/404.html`, 'utf8'));
        }
      });
    }

    for (const method of ['POST', 'PUT', 'TRACE', 'OPTIONS']) {
      test(`H1 ${name} answers ${method} with 405`, async () => {
        const answer = await sendRawRequest(port, `${method} /docs/intro HTTP/1.1`);
        expect(answer.status).toBe(405);
      });
    }

    test(`H3 files whose name is their content are kept by ${name}, pages are asked for again`, async ({
      request,
    }) => {
      const cachingOf = async (path: string) =>
        (await request.get(path)).headers()['cache-control'];
      const page = await (await request.get('docs/intro')).text();
      const [script = ''] = /assets\/js\/main\.\w+\.js/.exec(page) ?? [];
      expect(await cachingOf(script)).toBe('public, max-age=31536000, immutable');
      expect(await cachingOf('search-index/first.json')).toBe('no-cache');
      for (const path of [
        'docs/intro',
        '',
        workerFile,
        listFiles.docs,
        'blog/rss.xml',
        'assets/js/none.js',
        'nowhere',
      ]) {
        expect(await cachingOf(path), path).toBe('no-cache');
      }
      const {etag = ''} = (await request.get('docs/intro')).headers();
      const again = await request.get('docs/intro', {headers: {'if-none-match': etag}});
      expect(again.status()).toBe(304);
    });

    test(`H3 ${name} sends files as they were compressed beforehand`, async () => {
      const kinds = ['docs/intro', 'docs/intro.md', 'search-index/first.json', 'blog/atom.xml'];
      for (const path of kinds) {
        const {headers, body} = await sendRawRequest(port, `GET /${path} HTTP/1.1`, 'gzip');
        expect(headers.get('content-encoding'), path).toBe('gzip');
        expect(headers.get('vary'), path).toBe('Accept-Encoding');
        const file = path === 'docs/intro' ? 'docs/intro/index.html' : path;
        const plain = await sendRawRequest(port, `GET /${path} HTTP/1.1`, 'identity');
        expect(sha(plain.body), path).toBe(sha(readFileSync(`${publicBuild}/${file}`, 'utf8')));
        expect(body, path).not.toBe(plain.body);
      }
    });

    // pages.spec.ts proves on the plain host, which sends the same headers, that every page is isolated and within
    // the policy.
    test(`H2 every page comes from ${name} with the headers that are written for other hosts`, async ({
      request,
    }) => {
      const headersOf = readHeadersFile(readFileSync(`${publicBuild}/_headers`, 'utf8'));
      for (const path of allPages().filter((at) => at !== '404.html')) {
        const wanted = new Map(
          Object.entries(headersOf(`/${path}`)).map(([name, value]) => [name.toLowerCase(), value]),
        );
        expect([...wanted.keys()], path).toEqual(
          expect.arrayContaining([
            'content-security-policy',
            'cross-origin-opener-policy',
            'cross-origin-embedder-policy',
          ]),
        );
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        expect(response.headers(), path).toMatchObject(Object.fromEntries(wanted));
      }
    });

    test(`H9 a file that is no page comes from ${name} with a policy without scripts`, async ({
      request,
    }) => {
      const html = await (await request.get('docs/intro')).text();
      const [picture = ''] = /assets\/images\/[^"' ]+/.exec(html) ?? ['img/logo.svg'];
      for (const path of [
        'img/logo.svg',
        picture,
        'sitemap.xml',
        'blog/rss.xml',
        'blog/atom.xml',
        'blog/feed.json',
        'docs/intro.md',
        'llms.txt',
        'robots.txt',
        'third-party-licenses.txt',
        'offline-docs.json',
        'site.webmanifest',
        'favicon.ico',
        'search-index/first.json',
      ]) {
        const answer = await request.get(path);
        expect(answer.status(), path).toBe(200);
        expect(answer.headers()['content-security-policy'], path).toBe(
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        );
      }
      const page = (await request.get('docs/intro')).headers()['content-security-policy'];
      for (const path of ['assets/js/none.js', 'assets/files/none.xml', 'img/none.svg', 'none']) {
        const missing = await request.get(path);
        expect(missing.status(), path).toBe(404);
        expect(missing.headers()['content-security-policy'], path).toBe(page);
      }
      const again = await request.get('docs/intro', {
        headers: {'if-none-match': (await request.get('docs/intro')).headers().etag ?? ''},
      });
      expect(again.status()).toBe(304);
      expect(again.headers()['content-security-policy'] ?? '').not.toContain('sandbox');
    });

    test(`H2 a page is isolated behind ${name}, and nothing in it is against the policy`, async ({
      page,
    }) => {
      for (const path of ['docs/intro', 'playground']) {
        await page.goto(path);
        await hydrated(page);
        expect(await page.evaluate(() => crossOriginIsolated), path).toBe(true);
      }
    });

    test(`H2 the playground shows results and pictures in its frame behind ${name}`, async ({
      page,
    }) => {
      await page.goto(`playground#text=${encodeURIComponent('# 一\n\n![logo](/img/logo.svg)')}`);
      await hydrated(page);
      const frame = page.frameLocator('iframe[title="Preview"]');
      await expect(frame.getByRole('heading', {name: '一'})).toBeVisible();
      const picture = frame.getByRole('img');
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    });
  });
}

test.describe('nginx alone', () => {
  test.skip(noNginx, 'There is no nginx on this machine.');
  test.use({baseURL: addresses.nginx});
  const {port} = new URL(addresses.nginx);

  test('H1 nginx leads http to https, and names no version of itself', async ({request}) => {
    const plain = `http://127.0.0.1:${Number(port) + 1}/docs/intro?a=1`;
    const answer = await request.get(plain, {maxRedirects: 0});
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`https://localhost:${port}/docs/intro?a=1`);
    expect(answer.headers().server).toBe('nginx');
  });

  test('H1 nginx speaks HTTP/2', async () => {
    const session = connectHttp2(addresses.nginx, {rejectUnauthorized: false});
    const status = await new Promise((resolve, reject) => {
      session.once('error', reject);
      session.request({':path': '/docs/intro'}).once('response', (headers) => {
        resolve(headers[':status']);
      });
    });
    session.on('error', () => undefined); // the server's message when it ends the session
    session.destroy();
    expect(status).toBe(200);
  });

  test('H2 says its policies with documents, and what holds for all files with all', async ({
    request,
  }) => {
    const page = (await request.get('docs/intro')).headers();
    const frame = (await request.get(framePath)).headers();
    const picture = (await request.get('img/logo.svg')).headers();
    expect(page['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page['content-security-policy']).not.toContain('unsafe');
    expect(frame['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-\S+';/,
    );
    expect(frame['content-security-policy']).toMatch(/sandbox allow-scripts$/);
    expect(page).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000',
    });
    expect(picture['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
    expect(picture['cross-origin-resource-policy']).toBe('cross-origin');
    expect(picture['strict-transport-security']).toBe('max-age=63072000');
  });

  test('H4 no query sets an attribute of the page', async ({page}) => {
    await page.goto(
      'docs/intro?docusaurus-theme=dark&docusaurus-data-mode=embed&docusaurus-data-x=1',
    );
    await hydrated(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).not.toHaveAttribute('data-mode');
    await expect(html).not.toHaveAttribute('data-x');
  });
});

test.describe('strings that are no Trusted Types', () => {
  test('H2 structured data goes into a page as Docusaurus’s own head puts it there', async ({
    page,
  }) => {
    await page.goto('docs/intro');
    await hydrated(page);
    const data = await page.evaluate(() => {
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.innerHTML = '{"@type": "Thing"}';
      document.head.append(script);
      return script.textContent;
    });
    expect(data).toBe('{"@type": "Thing"}');
  });

  test.describe(() => {
    test.use({expectedMessages: /'TrustedHTML' assignment/});

    test('H2 markup does not', async ({page}) => {
      await page.goto('docs/intro');
      await hydrated(page);
      const refused = page.evaluate(() => {
        document.createElement('p').innerHTML = '<b>text</b>';
      });
      await expect(refused).rejects.toThrow("'TrustedHTML' assignment");
    });
  });
});

test('H1 Cloudflare Pages and Netlify read the same from _headers: one value of each', () => {
  const text = readFileSync(`${publicBuild}/_headers`, 'utf8');
  const [cloudflare, netlify] = (['cloudflare', 'netlify'] as const).map((reader) =>
    readHeadersFile(text, reader),
  );
  const files = readdirSync(publicBuild, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(publicBuild, join(entry.parentPath, entry.name))}`);
  const pages = allPages().map((path) => `/${path}`);
  expect(files.length).toBeGreaterThan(500);
  for (const path of [...pages, ...files]) {
    expect(cloudflare?.(path), path).toEqual(netlify?.(path));
  }
  // The address of the frame on Cloudflare, and its policy.
  const atFrame = cloudflare?.(`/${framePath}`)['Content-Security-Policy'];
  expect(atFrame).toMatch(/frame-ancestors 'self'; sandbox allow-scripts$/);
  expect(cloudflare?.('/img/logo.svg')).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=86400',
  });
});

function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
