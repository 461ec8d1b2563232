import {cpSync, existsSync, readdirSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {APIRequestContext, APIResponse, Browser, Page} from '@playwright/test';
import {compressFiles} from '../host/compression';
import type {Running} from './hosts';

/** The host under test, with tools to visit it. */
export interface Subject {
  readonly host: Running;
  readonly browser: Browser;
  readonly request: APIRequestContext;
  /** Another build of the site, with other scripts, plus the files that the host serves now. */
  readonly nextBuild: () => Promise<string>;
}

/** @throws {Error} with the message `wrong` unless `isRight` */
export function expect(isRight: boolean, wrong: string): void {
  if (!isRight) {
    throw new Error(wrong);
  }
}

/** Uses a page in a fresh browser context. */
export async function inBrowser(
  subject: Subject,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await subject.browser.newContext({ignoreHTTPSErrors: true});
  context.setDefaultTimeout(15_000);
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The answer of an address itself, without following redirects. */
export async function head(request: APIRequestContext, address: string) {
  const response = await request.get(address, {maxRedirects: 0});
  const headers = response.headers();
  return {status: response.status(), headers, location: headers.location ?? ''};
}

/** The final answer of an address, after redirects. */
export async function followed({host, request}: Subject, path: string): Promise<APIResponse> {
  const response = await request.get(host.address + path);
  expect(response.ok(), `/${path}: status ${response.status()}`);
  return response;
}

/** The Content-Security-Policy headers of a path, one by one. */
export async function policiesOf(subject: Subject, path: string): Promise<readonly string[]> {
  return (await followed(subject, path))
    .headersArray()
    .filter(({name}) => name.toLowerCase() === 'content-security-policy')
    .map(({value}) => value);
}

/** The path of the application's script, as the home page names it. */
export async function firstScript(subject: Subject): Promise<string> {
  const html = await (await followed(subject, '')).text();
  const [script] = /assets\/js\/main\.\w+\.js/.exec(html) ?? [];
  expect(script !== undefined, 'the home page names no script');
  return script ?? '';
}

/** Replaces the files of a host by another build's, as an upload does: adds new files first, then deletes old ones. */
export async function deploy(root: string, build: string): Promise<void> {
  const isCompressed = existsSync(join(root, 'index.html.gz'));
  cpSync(build, root, {recursive: true});
  const files = readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const file of files) {
    if (!existsSync(join(build, file.replace(/\.(?:br|gz)$/, '')))) {
      rmSync(join(root, file));
    }
  }
  if (isCompressed) {
    await compressFiles(root, 'least');
  }
}

/** Waits until the host serves the uploaded script. */
export async function untilOther(subject: Subject, script: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const current = await firstScript(subject);
    if (current !== script) {
      return current;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return script;
}

/** The heading `# 一` in the frame of the playground. */
export function previewOf(page: Page) {
  return page.frameLocator('iframe[title="Preview"]').getByRole('heading', {name: '一'});
}

/** Types into the search, and opens the first result. */
export async function search(page: Page, words: string): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('option').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/docs/intro'));
  await page.locator('article h1, main h1').first().waitFor();
  expect(!(await page.title()).includes('Not Found'), 'the first result is not found');
}
