import {readdirSync, readFileSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium, type Page} from '@playwright/test';
import {inBatches} from './support/batches';
import {pressEverything} from './support/hostile-frame';
import {watch} from './support/hostile-watcher';
import {openPlayground, pasteHtml} from '../scripts/playground-page';
import {expectShown, resultFrames, showText, playgroundDocuments} from './support/playground';
import {chromiumOptions} from '../scripts/browser.mjs';
import {codeBlocks, lines} from '../scripts/checks/corpora';
import {serveFolder} from '../scripts/host/static-server';

/**
 * `npm run check -- xss DIRECTORY…`: shows downloaded collections of hostile texts in the built playground, pastes them as HTML, and counts
 * their effects. From DOMPurify (github.com/cure53/DOMPurify) it takes the payloads of its tests. From others it takes the lines of `.txt`
 * files, the code blocks of `.md` files, and whole `.html` and `.svg` files. One of these is the folder "XSS Injection" of
 * github.com/swisskyrepo/PayloadsAllTheThings. It fails when a text has any effect.
 */
async function main(directories: readonly string[]): Promise<void> {
  const {address: site, close} = await serveFolder('build');
  const browser = await chromium.launch(chromiumOptions());
  try {
    for (const directory of directories) {
      const texts = await readCollection(directory);
      const context = await browser.newContext();
      const watcher = await watch(context, {site, documents: playgroundDocuments});
      const page = await context.newPage();
      await openPlayground(page, site);
      await page.getByRole('textbox', {name: 'Markdown text'}).click(); // loads the editor
      let refused = 0;
      for (const [index, text] of inBatches(texts).entries()) {
        watcher.during(text);
        const marker = `text ${index}`;
        await showText(page, `${marker}\n\n${text}\n`);
        const typed = await isShown(page, marker);
        await showText(page, '');
        await pasteHtml(page, `<h1>${marker}, pasted</h1>${text}`);
        const pasted = await isShown(page, `${marker}, pasted`);
        if (!typed || !pasted) {
          refused += 1;
          console.log(
            `  no result ${typed ? 'pasted' : 'typed'}: ${JSON.stringify(text.slice(0, 300))}`,
          );
        }
      }
      await page.waitForTimeout(1000);
      await context.close();
      const count = (kind: string) => watcher.harms.filter((harm) => harm.kind === kind).length;
      console.log(
        `${basename(directory)}: ${texts.length} payloads (${refused} texts without result), ${count('script')} scripts run, ` +
          `${count('request')} requests to other origins, ${count('navigation') + count('window')} navigations`,
      );
      for (const {kind, what, during} of watcher.harms) {
        console.log(`  ${kind} ${what}\n    ${JSON.stringify(during.slice(0, 300))}`);
      }
      if (watcher.harms.length > 0 || refused > 0 || texts.length === 0) {
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    close();
  }
}

/** Waits for the result of a text that begins with the marker, and clicks everything in it; false without a result. */
async function isShown(page: Page, marker: string): Promise<boolean> {
  try {
    await expectShown(page, marker);
  } catch {
    return false;
  }
  for (const frame of resultFrames(page)) {
    await frame.evaluate(pressEverything);
  }
  return true;
}

async function readCollection(directory: string): Promise<string[]> {
  const files = readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const purify = files.find((file) => relative(directory, file) === 'test/fixtures/expect.mjs');
  if (purify) {
    const {default: cases} = (await import(pathToFileURL(purify).href)) as {
      default: readonly {readonly payload: string}[];
    };
    return cases.map(({payload}) => payload);
  }
  const found = files.flatMap((file) => {
    const read = () => readFileSync(file, 'utf8');
    switch (/\.\w+$/.exec(file)?.[0]) {
      case '.txt':
        return lines(read());
      case '.md':
        return codeBlocks(read());
      case '.html':
      case '.svg':
        return [read()];
      default:
        return [];
    }
  });
  return [...new Set(found)];
}

void main(process.argv.slice(2));
