import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {prefetchPage, pageDocument} from './page-document.ts';

/** The part of a document that identifies its build: its text is the list of its scripts. */
function documentOf(scripts: string): object {
  return {scripts: [{src: '', text: scripts}]};
}

function scriptsOf(build: string): string {
  return JSON.stringify([`/assets/js/runtime~main.${build}.js`, '/assets/js/main.0.js']);
}

const fetchPage = vi.fn<(path: string) => Promise<Response>>();

function answer(body: string, status = 200, type = 'text/html; charset=utf-8'): void {
  fetchPage.mockImplementation(() =>
    Promise.resolve(new Response(body, {status, headers: {'content-type': type}})),
  );
}

function askedFor(): readonly string[] {
  return fetchPage.mock.calls.map(([path]) => path);
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('document', documentOf(scriptsOf('a')));
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = documentOf;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchPage.mockReset();
});

it('has a page parsed once, in whatever form its address is given', async () => {
  answer(scriptsOf('a'));
  const page = await pageDocument('/docs/语法');
  expect(page?.scripts[0]?.text).toBe(scriptsOf('a'));
  expect(await pageDocument('/docs/语法/')).toBe(page);
  expect(await pageDocument('/docs/%E8%AF%AD%E6%B3%95')).toBe(page);
  expect(askedFor()).toEqual(['/docs/%E8%AF%AD%E6%B3%95']);
});

it('knows that there is no such page', async () => {
  answer(scriptsOf('a'), 404);
  expect(await pageDocument('/none')).toBeUndefined();
});

it.each([
  ['of another build', scriptsOf('b'), 200, 'text/html'],
  ['of another site', '[]', 200, 'text/html'],
  ['that the server fails at', scriptsOf('a'), 503, 'text/html'],
  ['that is no HTML', scriptsOf('a'), 200, 'text/markdown'],
])('throws at a page %s, and asks anew next time', async (kind, body, status, type) => {
  answer(body, status, type);
  const path = `/docs/${kind}`;
  await expect(pageDocument(path)).rejects.toThrow(encodeURI(path));
  answer(scriptsOf('a'));
  expect(await pageDocument(path)).toBeDefined();
});

it('throws when the line is down', async () => {
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(pageDocument('/docs/down')).rejects.toThrow('Failed to fetch');
});

it('keeps the eight pages that were asked for last', async () => {
  answer(scriptsOf('a'));
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/1', '/9', '/1', '/2']) {
    await pageDocument(path);
  }
  expect(askedFor()).toEqual(['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9', '/2']);
});

it('takes a page that has been fetched ahead, which need not be kept by the browser', async () => {
  answer(scriptsOf('a'));
  await prefetchPage('/ahead');
  await prefetchPage('/ahead/');
  expect(await pageDocument('/ahead')).toBeDefined();
  await prefetchPage('/ahead');
  expect(askedFor()).toEqual(['/ahead']);
});

it('asks anew for a page that could not be fetched ahead', async () => {
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(prefetchPage('/later')).rejects.toThrow('Failed to fetch');
  answer(scriptsOf('a'));
  expect(await pageDocument('/later')).toBeDefined();
});
