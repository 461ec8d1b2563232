import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {securityTxtPath} from '../../plugins/machines/security-txt';
import {framePath} from '../../site/playground';
import {
  deploy,
  expect,
  firstScript,
  followed,
  head,
  inBrowser,
  policiesOf,
  previewOf,
  search,
  untilOther,
  type Subject,
} from './subject';

interface Row {
  readonly name: string;
  /** It checks headers, which some hosts do not send. */
  readonly needsHeaders?: true;
  /**
   * @returns the finding, in a few words
   * @throws {Error} that names the fault
   */
  readonly check: (subject: Subject) => Promise<string>;
}

const chinese = 'docs/category/语法';

const run = "document.documentElement.id = 'ran'";
const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><script>${run}</script></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${run}</script></svg>`;

/** Documents of every kind with a script, where content can bring them. */
const hostileFiles: Readonly<Record<string, string>> = {
  'img/evil.svg': svg,
  'assets/images/evil-0a1b2c3d.svg': svg,
  'assets/files/evil-0a1b2c3d.xml': xhtml,
  'assets/files/evil-0a1b2c3d.xhtml': xhtml,
  'assets/files/evil-0a1b2c3d.html': `<!doctype html><script>${run}</script>`,
  'assets/files/evil-0a1b2c3d': `<!doctype html><script>${run}</script>`,
  'evil.svg': svg,
  'evil.xml': xhtml,
  'docs/evil.xhtml': xhtml,
};

export const rows: readonly Row[] = [
  {
    name: 'pages answer 200',
    check: async ({host, request}) => {
      const sitemap = readFileSync(join(host.root, 'sitemap.xml'), 'utf8');
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)<\/loc>/g)].map(
        ([, path = '']) => path,
      );
      for (const path of paths) {
        const {status, location} = await head(request, host.address + path);
        expect(status === 200, `/${path}: ${status} ${location}`);
      }
      expect(paths.length > 20, `${paths.length} pages in the sitemap`);
      return `${paths.length} pages`;
    },
  },
  {
    name: 'security.txt is served',
    check: async ({host, request}) => {
      const response = await request.get(host.address + securityTxtPath);
      const type = response.headers()['content-type'] ?? '';
      expect(response.status() === 200, `status ${response.status()}`);
      expect(/^text\/plain\b/.test(type), `the type ${type}`);
      expect((await response.text()).startsWith('Contact: '), 'another file');
      return 'as text';
    },
  },
  {
    name: 'other forms lead on',
    check: async (subject) => {
      const forms = [
        'docs/intro.html',
        `${chinese}.html`,
        'docs/intro/',
        'docs/intro.html?a=1',
        'docs.html',
      ];
      await inBrowser(subject, async (page) => {
        for (const form of forms) {
          const clean = form.replace(/\.html|\/$/, '');
          await page.goto(subject.host.address + form);
          const wanted = encodeURI(subject.host.address + clean);
          // A host may keep the slash that it adds, or an ending that the page itself removes.
          await page.waitForURL((url) => url.href.replace(/\/(?=\?|$)/, '') === wanted);
          expect(!(await page.title()).includes('Not Found'), `/${form} is not found`);
        }
      });
      return `${forms.length} forms`;
    },
  },
  {
    name: 'playground shows results',
    check: async (subject) => {
      await inBrowser(subject, async (page) => {
        await page.goto(`${subject.host.address}playground#text=${encodeURIComponent('# 一')}`);
        await previewOf(page).waitFor({timeout: 20_000});
      });
      return 'yes';
    },
  },
  {
    name: 'search finds',
    check: async (subject) => {
      await inBrowser(subject, async (page) => {
        await page.goto(`${subject.host.address}docs/intro`);
        await search(page, '表格');
      });
      return 'yes';
    },
  },
  {
    name: 'theme is kept',
    check: async (subject) => {
      await inBrowser(subject, async (page) => {
        await page.goto(`${subject.host.address}docs/intro`);
        await page.getByRole('button', {name: /dark and light mode/}).click();
        await page.locator('html[data-theme="dark"]').waitFor();
        await page.reload();
        await page.locator('html[data-theme="dark"]').waitFor();
      });
      return 'yes';
    },
  },
  {
    name: 'offline, second visit',
    check: async (subject) => {
      await inBrowser(subject, async (page) => {
        const paths = ['docs/intro', 'docs/cheat-sheet', chinese];
        for (const path of paths) {
          await page.goto(subject.host.address + path);
          await page.waitForFunction(
            async (at) => {
              for (const name of await caches.keys()) {
                const stored = await (await caches.open(name)).keys();
                if (stored.some(({url}) => decodeURI(new URL(url).pathname) === at)) {
                  return true;
                }
              }
              return false;
            },
            `/${path}`,
            {timeout: 20_000},
          );
        }
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await page.context().setOffline(true);
        for (const path of paths) {
          await page.goto(subject.host.address + path);
          await page.locator('article h1, main h1').first().waitFor();
        }
      });
      return '3 pages';
    },
  },
  {
    name: 'unknown page',
    check: async (subject) => {
      const {status} = await head(subject.request, `${subject.host.address}docs/none`);
      expect(status === 404, `status ${status}`);
      await inBrowser(subject, async (page) => {
        await page.goto(`${subject.host.address}docs/none`);
        await page.getByRole('heading', {name: 'Page Not Found'}).waitFor();
      });
      return '404';
    },
  },
  {
    name: 'missing script',
    check: async ({host, request}) => {
      const {status, headers} = await head(request, `${host.address}assets/js/none.12345678.js`);
      expect(status === 404, `status ${status}`);
      const caching = headers['cache-control'] ?? '';
      const age = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
      expect(!caching.includes('immutable') && age <= 600, `404 is kept: ${caching}`);
      return caching === '' ? '404' : `404 ${caching}`;
    },
  },
  {
    name: 'one policy an answer',
    needsHeaders: true,
    check: async (subject) => {
      const script = await firstScript(subject);
      const files = ['img/logo.svg', 'sitemap.xml', 'blog/rss.xml', 'docs/intro.md', 'llms.txt'];
      for (const path of ['', 'docs/intro', chinese, script, framePath, 'sw.js', ...files]) {
        const values = await policiesOf(subject, path);
        expect(values.length === 1, `/${path} has ${values.length}: ${values.join(' | ')}`);
        const [policy = ''] = values;
        expect(policy.split('default-src').length === 2, `/${path} has two in one: ${policy}`);
      }
      return '1';
    },
  },
  {
    name: 'pages refuse markup',
    check: async (subject) => {
      await inBrowser(subject, async (page) => {
        for (const path of ['', 'docs/intro', 'docs/none']) {
          await page.goto(subject.host.address + path);
          const isRefused = await page.evaluate(() => {
            try {
              document.createElement('p').innerHTML = '<b>text</b>';
              return false;
            } catch {
              return true;
            }
          });
          expect(isRefused, `/${path} takes a string as HTML`);
        }
      });
      return 'yes';
    },
  },
  {
    name: 'files run no scripts',
    needsHeaders: true,
    check: async (subject) => {
      const {root, address} = subject.host;
      for (const [path, text] of Object.entries(hostileFiles)) {
        mkdirSync(dirname(join(root, path)), {recursive: true});
        writeFileSync(join(root, path), text);
      }
      await inBrowser(subject, async (page) => {
        for (const path of Object.keys(hostileFiles)) {
          // A host may not know the type, and offer the file as a download.
          await page.goto(address + path).catch(() => undefined);
          const hasRun = await page.evaluate(() => document.querySelector('#ran') !== null);
          expect(!hasRun, `/${path} has run a script`);
        }
      });
      return `${Object.keys(hostileFiles).length} files`;
    },
  },
  {
    name: 'frame policy',
    needsHeaders: true,
    check: async (subject) => {
      const [frame = ''] = await policiesOf(subject, framePath);
      const [page = ''] = await policiesOf(subject, 'docs/intro');
      expect(
        frame.endsWith("frame-ancestors 'self'; sandbox allow-scripts"),
        `the frame has ${frame}`,
      );
      expect(page.includes("frame-ancestors 'none'"), `pages have ${page}`);
      return "frame 'self', pages 'none'";
    },
  },
  {
    name: 'caching',
    needsHeaders: true,
    check: async (subject) => {
      const of = async (path: string) =>
        (await followed(subject, path)).headers()['cache-control'] ?? '';
      const script = await of(await firstScript(subject));
      const page = await of('docs/intro');
      const index = await of('search-index/first.json');
      expect(/immutable|max-age=600$/.test(script), `scripts: ${script}`);
      expect(page.includes('no-cache'), `pages: ${page}`);
      expect(index.includes('no-cache'), `the index: ${index}`);
      return `scripts ${script}, pages no-cache`;
    },
  },
  {
    name: '/img for other sites',
    needsHeaders: true,
    check: async (subject) => {
      const picture = (await followed(subject, 'img/logo.svg')).headers();
      const page = (await followed(subject, 'docs/intro')).headers();
      const [ofPicture = '', ofPage = ''] = [picture, page].map(
        (headers) => headers['cross-origin-resource-policy'],
      );
      expect(ofPicture === 'cross-origin', `pictures: ${ofPicture}`);
      expect(ofPage === 'same-origin', `pages: ${ofPage}`);
      expect((picture['cache-control'] ?? '').includes('86400'), `${picture['cache-control']}`);
      return ofPicture;
    },
  },
  {
    name: 'new deploy, open tab',
    check: async (subject) => {
      const next = await subject.nextBuild();
      await inBrowser(subject, async (page) => {
        const missing: string[] = [];
        page.on('response', (response) => {
          if (response.status() >= 400) {
            missing.push(new URL(response.url()).pathname);
          }
        });
        page.on('pageerror', (error) => missing.push(error.message));
        await page.goto(`${subject.host.address}docs/intro`);
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        const before = await firstScript(subject);
        await deploy(subject.host.root, next);
        const after = await untilOther(subject, before);
        expect(before !== after, 'the next build has the same scripts');
        await search(page, '表格'); // the old tab, by the old index and the old scripts
        await page.goto(`${subject.host.address}playground#text=${encodeURIComponent('# 一')}`);
        await previewOf(page).waitFor({timeout: 20_000});
        const html = await page.content();
        expect(html.includes(after), 'the playground is of the old build');
        expect(missing.length === 0, `missing: ${missing.join(', ')}`);
      });
      return 'goes on; then new';
    },
  },
];
