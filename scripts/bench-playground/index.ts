/**
 * `npm run bench:playground [-- FOLDER]`: measures the bytes that the playground of a build loads, in a real browser, and the time from
 * keystroke to preview on a slow processor, beside the simplest page of this kind, and the times of a large table in its grid and of a large paste. Only the page's thread is slowed down, not the
 * workers. Compare the figures only with others of the same run.
 */
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type Page} from '@playwright/test';
import {playgroundPath} from '../../site/playground';
import {percentile} from '../bench-search/measures/quality';
import {chromiumOptions} from '../browser.mjs';
import {serveFolder} from '../serve-folder';
import {textTable} from '../text-table';
import {verdict} from '../verdict';
import {measureStrokes, openPlainPage, openPlayground, slowdown, type Strokes} from './strokes';
import {measureTable} from './table';
import {measurePaste} from './paste';
import {textOf} from './text';

const build = process.argv[2] ?? 'build';
if (!isFile(join(build, playgroundPath, 'index.html'))) {
  console.error(`There is no playground in ${build}/. Build the site first: npm run build`);
  process.exit(1);
}

/** Measured keystrokes for each text. */
const strokes = 60;
/** Kilobytes of the texts, and the most milliseconds from a keystroke to its preview. */
const targets = new Map([
  [10, 50],
  [100, 100],
]);

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

function figures({previews, paints}: Strokes): string[] {
  return [previews, paints].flatMap((times) =>
    [0.5, 0.95].map((share) => percentile([...times], share).toFixed(0)),
  );
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
  const first = await requests(page, async () => {
    await page.goto(playgroundPath);
    await page.waitForTimeout(3000);
  });
  const own = await requests(page, async () => {
    await page.getByRole('textbox', {name: 'Markdown text'}).focus();
    await page.locator('.cm-content').waitFor();
    await page.waitForTimeout(3000);
  });
  const engines = await requests(page, async () => {
    await page.getByRole('radio', {name: 'Engines'}).check({force: true});
    await page.waitForTimeout(3000);
  });
  const known = new Set([...first, ...own]);
  const added = (paths: Set<string>, to: Set<string>) =>
    kilobytes(weigh([...paths].filter((path) => !to.has(path))));
  console.log(`Bytes (brotli 11)
    home page, all files                       ${kilobytes(weigh(home))}
    playground, before the reader turns to it  ${kilobytes(weigh(first))}
      not on the home page                     ${added(first, home)}
    added by editor, frame and workers         ${added(own, first)}
    added by the comparison of engines         ${added(engines, known)}`);

  console.log(
    `\nKeystroke to preview, painted (ms), with the page's processor ÷ ${slowdown}; ${strokes} keystrokes in the text's first section\n`,
  );
  const lines: string[][] = [];
  const verdicts: string[] = [];
  for (const [size, most] of targets) {
    const text = textOf(size);
    const own = await measureStrokes(context, openPlayground, text, strokes);
    const plain = await measureStrokes(context, openPlainPage, text, strokes);
    const median = percentile([...own.previews], 0.5);
    const ratio = median / percentile([...plain.previews], 0.5);
    lines.push(
      [`${size} KB: playground`, ...figures(own), ratio.toFixed(2)],
      [`${size} KB: field and marked`, ...figures(plain), ''],
    );
    verdicts.push(verdict(median <= most, `${size} KB: p50 ≤ ${most} ms`, median.toFixed(0)));
  }
  console.log(
    textTable([['', 'p50', 'p95', 'next paint p50', 'next paint p95', 'p50, ratio'], ...lines]),
  );
  console.log(['', ...verdicts].join('\n'));

  console.log(
    `\nA table of 500 × 20 cells, to the next paint (ms), with the processor ÷ ${slowdown}\n`,
  );
  const times = await measureTable(context);
  console.log(textTable(times.map(([action, time]) => [action, time.toFixed(0)])));
  const pasted = await measurePaste(context, 200_000);
  console.log(
    `\nA paste of 200 KB of HTML becomes Markdown in ${pasted.toFixed(0)} ms, with the page's processor ÷ ${slowdown}`,
  );
  await browser.close();
  close();
}

void main();
