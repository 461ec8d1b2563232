import type {Browser, Request} from '@playwright/test';
import {compressedSize} from '../../../scripts/host/compression';

/** Kinds of bytes: the parts of a page, and prefetched files of other pages. */
export const kinds = [
  'document',
  'script',
  'stylesheet',
  'font',
  'image',
  'ahead',
  'other',
] as const;
type Kind = (typeof kinds)[number];
export type Weights = Readonly<Record<Kind, number>>;

/** Milliseconds without a request after which a page has loaded. */
const calm = 1500;

/**
 * Bytes that a first visit to a page loads, after Brotli 11, whatever the server did. A prefetched script (`rel=prefetch`, or fetched and
 * not run) counts as `ahead`, unless it also runs on this page; so does another page.
 *
 * @returns bytes by kind
 */
export async function weighPage(browser: Browser, address: string): Promise<Weights> {
  const context = await browser.newContext({serviceWorkers: 'block'});
  const page = await context.newPage();
  const sizes = new Map<string, {readonly kind: Kind; readonly size: number}>();
  const answers: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const answer = request
      .response()
      .then(async (response) => {
        const body = await response?.body();
        const known = sizes.get(request.url());
        const kind = kindOf(request, response?.headers()['content-type'] ?? '');
        if (body && (!known || known.kind === 'ahead')) {
          sizes.set(request.url(), {kind, size: compressedSize(body)});
        }
      })
      .catch(() => undefined); // redirects and cancelled requests have no body
    answers.push(answer);
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForTimeout(calm);
  await page.waitForLoadState('networkidle');
  await Promise.all(answers);
  await context.close();
  const all = [...sizes.values()];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      all.filter((one) => one.kind === kind).reduce((sum, {size}) => sum + size, 0),
    ]),
  ) as Weights;
}

function kindOf(request: Request, contentType: string): Kind {
  const isNext = /^text\/(?:html|javascript)/.test(contentType); // of another page
  if (
    (isNext && request.resourceType() === 'fetch') ||
    request.headers()['sec-purpose']?.includes('prefetch')
  ) {
    return 'ahead';
  }
  return kinds.find((kind) => kind === request.resourceType()) ?? 'other';
}
