import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {compressedSize} from '../../../scripts/host/compression';
import {textTable} from '../../../scripts/text-table';
import {playgroundPath} from '../../../site/playground';
import {kilobytes} from '../runner/units';

/** Milliseconds for what a page loads by and by. */
const settling = 3000;

/** Prints the bytes that the playground loads, after Brotli, as a reader turns to it. */
export async function printBytes(context: BrowserContext, build: string): Promise<void> {
  const page = await context.newPage();
  const home = await requests(page, async () => {
    await page.goto('');
  });
  const first = await requests(page, async () => {
    await page.goto(playgroundPath);
    await page.waitForTimeout(settling);
  });
  const editor = await requests(page, async () => {
    await page.getByRole('textbox', {name: 'Markdown text'}).focus();
    await page.locator('.cm-content').waitFor();
    await page.waitForTimeout(settling);
  });
  const engines = await requests(page, async () => {
    await page.getByRole('radio', {name: 'Engines'}).check({force: true});
    await page.waitForTimeout(settling);
  });
  await page.close();
  const size = (paths: ReadonlySet<string>, without: readonly string[] = []) =>
    kilobytes(
      weigh(
        build,
        [...paths].filter((path) => !without.includes(path)),
      ),
    );
  console.log(
    textTable([
      ['Bytes', 'Brotli 11'],
      ['home page, all files', size(home)],
      ['playground, before the reader turns to it', size(first)],
      ['  not on the home page', size(first, [...home])],
      ['added by editor, frame and workers', size(editor, [...first])],
      ['added by the comparison of engines', size(engines, [...first, ...editor])],
    ]),
  );
}

/** The paths that a page requests during a visit. */
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

/** The compressed bytes of these files of the built site. */
function weigh(build: string, paths: readonly string[]): number {
  return paths
    .map((path) => join(build, decodeURIComponent(path)))
    .flatMap((name) => [name, join(name, 'index.html')].find(isFile) ?? [])
    .reduce((bytes, file) => bytes + compressedSize(readFileSync(file)), 0);
}

function isFile(name: string): boolean {
  return statSync(name, {throwIfNoEntry: false})?.isFile() ?? false;
}
