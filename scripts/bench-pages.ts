/**
 * `npm run bench:pages [-- directory of a build]`: what Lighthouse says about one page of each kind, on its own phone.
 * Accessibility, best practices and search engines do not depend on the machine; each audit that fails is named.
 */
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {launch} from 'puppeteer-core';
import {playgroundPath} from '../site/playground';
import {createStaticServer} from '../tests/support/static-server';
import {chromiumOptions} from './browser.mjs';

const build = process.argv[2] ?? 'build';
if (!existsSync(`${build}/index.html`)) {
  console.error(`There is no site in ${build}/. Build it first: npm run build`);
  process.exit(1);
}
const {executablePath, args} = chromiumOptions();
if (executablePath === undefined) {
  console.error('There is no Chromium. Run: node scripts/setup.mjs --browser');
  process.exit(1);
}
const launchOptions = {executablePath, args};

const pages: Readonly<Record<string, string>> = {
  home: '',
  doc: 'docs/tutorial-basics/extended-syntax',
  post: 'blog/rs485-vs-can',
  'blog list': 'blog',
  playground: playgroundPath,
};
const categories = ['accessibility', 'best-practices', 'seo'];

async function main(): Promise<void> {
  // It sends its functions to the browser as they are written: tsx rewrites those of a static import.
  const {default: lighthouse} = await import('lighthouse');
  const server = createStaticServer(build, '/').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const browser = await launch(launchOptions);
  console.log(`${await browser.version()}\n\n${['', ...categories].map(cell).join('')}`);
  for (const [name, path] of Object.entries(pages)) {
    const page = await browser.newPage();
    const address = `http://127.0.0.1:${port}/${path}`;
    const result = await lighthouse(address, {onlyCategories: categories}, undefined, page);
    const {lhr} = result ?? {};
    const scores = categories.map((id) => (lhr?.categories[id]?.score ?? NaN) * 100);
    console.log([name, ...scores.map((score) => score.toFixed(0))].map(cell).join(''));
    for (const {id, score, title} of Object.values(lhr?.audits ?? {})) {
      if (score !== null && score < 1) {
        console.log(`  ${id}: ${title}`);
      }
    }
    await page.close();
  }
  await browser.close();
  server.close();
}

function cell(text: string): string {
  return text.padEnd(18);
}

void main();
