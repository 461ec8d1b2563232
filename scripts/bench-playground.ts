/**
 * `npm run bench:playground [-- FOLDER]`: measures the time from keystroke to preview, and the bytes that the playground of a build loads,
 * in a real browser. Compare the figures only with others of the same machine.
 */
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type BrowserContext, type Page} from '@playwright/test';
import {playgroundPath} from '../site/playground';
import {percentile} from './bench-search/measures/quality';
import {chromiumOptions} from './browser.mjs';
import {serveFolder} from './serve-folder';

const build = process.argv[2] ?? 'build';
if (!isFile(join(build, playgroundPath, 'index.html'))) {
  console.error(`There is no playground in ${build}/. Build the site first: npm run build`);
  process.exit(1);
}

/** Measured keystrokes for each text. */
const strokes = 60;
const sizes = [5, 100] as const;

const unit = [
  '## 总线与终端\n',
  'RS-485 是**差分**总线，`A` 与 `B` 之间的电压差表示一位，详见[手册](https://example.com/manual)。\n',
  '- 终端电阻 120 Ω\n- 偏置电阻 *可选*\n- [x] 屏蔽层单端接地\n',
  '| 速率 | 长度 |\n| --- | --- |\n| 10 Mbit/s | 12 m |\n| 100 kbit/s | 1200 m |\n',
  '一段普通的中文，说说线缆、节点与反射，够长一些，才像一篇真正的文章：支线越短越好，地线不可省略。\n',
  '```c\nint main(void) { return 0; }\n```\n',
].join('\n');

/** A text of ordinary Markdown, of about this many kilobytes in UTF-8. */
function textOf(kilobytes: number): string {
  const pieces = Math.ceil((kilobytes * 1024) / Buffer.byteLength(`${unit}\n`));
  return Array.from({length: pieces}, () => `${unit}\n`).join('');
}

/** Milliseconds from keystrokes in the text's first section to the frame's message that the result is shown. */
async function measureStrokes(context: BrowserContext, text: string): Promise<number[]> {
  const page = await context.newPage();
  await page.addInitScript((doc) => {
    if (window === window.top) {
      const editor = {doc, selection: {ranges: [{anchor: 0, head: 0}], main: 0}};
      sessionStorage.setItem('playground', JSON.stringify({editor, hash: ''}));
    }
  }, text);
  await page.goto(playgroundPath);
  await page.locator('.cm-content').waitFor();
  await page.evaluate(() => {
    const marks = {typed: 0, times: [] as number[], pending: false};
    Object.assign(window, {marks});
    document.addEventListener(
      'beforeinput',
      () => {
        marks.typed = performance.now();
        marks.pending = true;
      },
      true,
    );
    window.addEventListener('message', ({data}: MessageEvent<{type?: string}>) => {
      if (data.type === 'shown' && marks.pending) {
        marks.pending = false;
        marks.times.push(performance.now() - marks.typed);
      }
    });
  });
  await page.waitForTimeout(4000); // the first rendering, and the diagnosis
  await page.locator('.cm-line').filter({hasText: '一段普通的中文'}).first().click();
  await page.keyboard.press('End');
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const before = await page.evaluate(() => (window as unknown as Marked).marks.times.length);
    await page.keyboard.type('x');
    await page.waitForFunction(
      (count) => (window as unknown as Marked).marks.times.length > count,
      before,
    );
  }
  const times = await page.evaluate(() => (window as unknown as Marked).marks.times);
  await page.close();
  return times;
}

interface Marked {
  readonly marks: {readonly times: number[]};
}

/** Bytes of the files that a page has requested, each after Brotli 11. */
function weigh(paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) {
    const name = join(build, decodeURIComponent(path));
    const file = [name, join(name, 'index.html')].find(isFile);
    if (file) {
      const params = {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY};
      bytes += brotliCompressSync(readFileSync(file), {params}).length;
    }
  }
  return bytes;
}

function isFile(name: string): boolean {
  return statSync(name, {throwIfNoEntry: false})?.isFile() ?? false;
}

async function requests(page: Page, visit: () => Promise<void>): Promise<Set<string>> {
  const paths = new Set<string>();
  const note = (request: {url: () => string}) => {
    paths.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await visit();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return paths;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

async function main(): Promise<void> {
  const {address, close} = await serveFolder(build);
  const browser = await chromium.launch(chromiumOptions());
  const context = await browser.newContext({baseURL: address, serviceWorkers: 'block'});
  const page = await context.newPage();

  const home = await requests(page, async () => {
    await page.goto('');
  });
  const own = await requests(page, async () => {
    await page.goto(playgroundPath);
    await page.locator('.cm-content').waitFor();
    await page.waitForTimeout(3000);
  });
  const engines = await requests(page, async () => {
    await page.getByRole('radio', {name: 'Engines'}).check({force: true});
    await page.waitForTimeout(3000);
  });
  console.log(`Bytes (brotli 11)
    home page, all files                       ${kilobytes(weigh(home))}
    playground, all files                      ${kilobytes(weigh(own))}
      not on the home page                     ${kilobytes(weigh([...own].filter((path) => !home.has(path))))}
    added by the comparison of engines         ${kilobytes(weigh([...engines].filter((path) => !own.has(path))))}`);

  console.log(`\nKeystroke to preview (ms), ${strokes} keystrokes in the text's first section`);
  for (const size of sizes) {
    const times = await measureStrokes(context, textOf(size));
    console.log(
      `  ${String(size).padStart(4)} KB  p50 ${percentile(times, 0.5).toFixed(0).padStart(5)}  p95 ${percentile(times, 0.95).toFixed(0).padStart(5)}`,
    );
  }
  await browser.close();
  close();
}

void main();
