import type {BrowserContext} from '@playwright/test';
import {openPlayground} from '../../../scripts/playground-page';
import {ordinaryMarkdown} from './draft';

interface DocumentFigures {
  /** Milliseconds from a press to its effect. */
  readonly times: readonly (readonly [action: string, milliseconds: number])[];
  /** The size of all texts and versions in the browser, in bytes, and their characters. */
  readonly bytes: number;
  readonly characters: number;
}

/** The characters of the long text. */
const long = 1_000_000;
/** Short texts with 30 versions each, which is the most that the site keeps of a text. */
const short = {texts: 17, versions: 30, characters: 2_000};

/** Opens the list, the versions and a text of a million characters, in a browser that keeps 17 other texts with 510 versions. */
export async function measureDocuments(context: BrowserContext): Promise<DocumentFigures> {
  const page = await context.newPage();
  await openPlayground(page);
  await page.locator('.cm-content').click();
  await page.keyboard.type('# 一篇');
  const documents = page.getByRole('button', {name: 'Documents (kept)'});
  await documents.waitFor(); // the page has created its database
  const draft = ordinaryMarkdown(2_000);
  const body = draft.repeat(Math.ceil(long / draft.length)).slice(0, long);
  await page.evaluate(fill, {...short, body});

  const times: (readonly [string, number])[] = [];
  const dialog = page.getByRole('dialog', {name: 'Documents'});
  const button = (name: string) => dialog.getByRole('button', {name, exact: true});
  const timed = async (action: string, act: () => Promise<void>, effect: () => Promise<void>) => {
    const start = performance.now();
    await act();
    await effect();
    times.push([action, performance.now() - start]);
  };
  const showList = (action: string) =>
    timed(
      action,
      () => documents.click(),
      () => button('短文 16').waitFor(),
    );
  await showList('the list, with its code');
  await timed(
    'the 30 versions of a short text',
    () => button('Versions of 短文 16').click(),
    () => dialog.getByRole('combobox', {name: 'Version'}).waitFor(),
  );
  await page.keyboard.press('Escape');
  await showList('the list again');
  const untilLong = () => page.locator('.cm-line', {hasText: /^# 长文$/}).waitFor();
  await timed('the text of a million characters', () => button('长文').click(), untilLong);
  await timed('a reload with that text', async () => void (await page.reload()), untilLong);
  const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? NaN);
  await page.close();
  return {times, bytes, characters: long + short.texts * (short.versions + 1) * short.characters};
}

/** Adds the texts to the database of the playground. Runs in the page, so it may not name functions: tsx would mark them. */
async function fill({
  texts,
  versions,
  characters,
  body,
}: typeof short & {readonly body: string}): Promise<void> {
  const request = indexedDB.open('playground');
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onerror = reject;
    request.onsuccess = () => {
      resolve(request.result);
    };
  });
  const transaction = db.transaction(['documents', 'versions'], 'readwrite');
  const now = Date.now();
  const day = 86_400_000;
  const documents = transaction.objectStore('documents');
  const common = {version: 'bench', updated: now};
  documents.add({...common, text: `# 长文\n\n${body}`});
  for (let index = 0; index < texts; index += 1) {
    const name = `# 短文 ${index}\n\n`;
    const start = index * characters;
    const added = documents.add({...common, text: name + body.slice(start, start + characters)});
    added.onsuccess = () => {
      for (let age = versions; age > 0; age -= 1) {
        const text = name + body.slice(start + age, start + age + characters);
        const fields = {document: added.result, time: now - age * day, length: text.length};
        transaction.objectStore('versions').add({...fields, text});
      }
    };
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = reject;
  });
  db.close();
}
