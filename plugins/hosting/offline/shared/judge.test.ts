import {describe, expect, it} from 'vitest';
import {contentHash, readRecords, recordOf} from './digests';
import {hashHeader, isFailure, judge} from './judge';

const origin = 'https://a.test';
const baseUrl = '/x/';
const script = '/x/assets/js/main.0a1b2c3d.js';
const chunk = '/x/assets/js/7.0a1b2c3d.js';
const style = '/x/assets/css/styles.0a1b2c3d.css';
const part = '/x/search-index/k3/words-1.txt';
const first = '/x/search-index/first.json';
const logo = '/x/img/logo.svg';
const icon = '/x/img/icon-192.png';
const font = '/x/assets/fonts/kai.0a1b2c3d.woff2';
const intro = '/x/docs/intro';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const hashOf = (text: string) => contentHash(new TextEncoder().encode(text));

const files: Readonly<Record<string, string>> = {
  [script]: 'main()',
  [chunk]: 'chunk()',
  [style]: 'a{}',
  [part]: 'words',
  [font]: 'font',
};
const records = await Promise.all(
  Object.entries(files).map(async ([path, text]) => recordOf(path, await hashOf(text))),
);
const digests = readRecords(records.join(''));

function answer(
  content: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
  type?: string,
  {status = 200, headers = {}}: {status?: number; headers?: Record<string, string>} = {},
): Response {
  return new Response(content, {
    status,
    headers: {...(type !== undefined && {'content-type': type}), ...headers},
  });
}

/** A response that came from elsewhere. */
function redirected(response: Response, to: string): Response {
  return Object.defineProperties(response, {redirected: {value: true}, url: {value: origin + to}});
}

const pageOf = (path: string, end = '</body>') =>
  `<!doctype html><title>Page</title><link data-rh=true rel=canonical href=https://site.example${path} /><body>text${end}`;

const js = 'text/javascript; charset=utf-8';
const html = 'text/html; charset=utf-8';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n';
const png = bytesOf('\x89PNG\r\n\x1a\n....IDAT....IEND\xaeB`\x82');

/** The body of a download that breaks off. */
const broken = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytesOf('main'));
      controller.error(new TypeError('ERR_CONTENT_LENGTH_MISMATCH'));
    },
  });

/** The header of responses that were stored with these contents. */
const storedWith = async (text: string) => ({headers: {[hashHeader]: await hashOf(text)}});
const storedAs = {
  script: await storedWith('old()'),
  wrong: await storedWith('mine()'),
  page: await storedWith(pageOf(intro)),
  other: await storedWith(pageOf('/x/other')),
};

const verdictOf = async (path: string, response: Response) =>
  (
    await judge(response, origin + path, {
      baseUrl,
      digests,
      isStored: response.headers.has(hashHeader),
    })
  ).verdict;

describe('judge', () => {
  it.each<[string, string, Response]>([
    ['a script', script, answer('main()', js)],
    ['a script with its older type', script, answer('main()', 'application/x-javascript')],
    ['a style sheet', style, answer('a{}', 'text/css')],
    ['a part of the search index', part, answer('words', 'text/plain; charset=utf-8')],
    ['a file whose type the host does not know', font, answer('font', 'application/octet-stream')],
    [
      'a stored file of an earlier build',
      '/x/assets/js/main.99999999.js',
      answer('old()', js, storedAs.script),
    ],
    ['a stored page of an earlier build', intro, answer(pageOf('/x/other'), html, storedAs.other)],
  ])('O9 knows %s', async (_, path, response) => {
    expect(await verdictOf(path, response)).toBe('genuine');
  });

  it('O9 does not believe the hash that a host has noted', async () => {
    const forged = answer(pageOf('/x/other'), html, storedAs.other);
    expect((await judge(forged, origin + intro, {baseUrl, digests})).verdict).toBe('wrong');
  });

  it.each<[string, string, Response]>([
    ['a script of another build', '/x/assets/js/9.99999999.js', answer('other()', js)],
    ['the list that begins the search index', first, answer('{"files":[]}', 'application/json')],
    ['an SVG', logo, answer(svg, 'image/svg+xml')],
    ['a PNG', icon, answer(png, 'image/png')],
    ['a page', intro, answer(pageOf(intro), html)],
    [
      'a page whose address ends as a file',
      '/x/docs/node.js',
      answer(pageOf('/x/docs/node.js'), html),
    ],
    ['a file of an unknown kind', '/x/assets/files/a.constructor', answer('1', 'application/pdf')],
    [
      'a page as another host serves it',
      intro,
      answer(`${pageOf(intro)}\n</html>\n<!-- edge -->\n`, html),
    ],
    [
      'a page to which a host has redirected, for its slash',
      intro,
      redirected(answer(pageOf(intro), html), `${intro}/`),
    ],
  ])('O9 takes %s, which no list knows', async (_, path, response) => {
    expect(await verdictOf(path, response)).toBe('plausible');
  });

  it.each<[string, string, Response]>([
    ['a page for a script', script, answer('<!doctype html>', html)],
    ['a page for a style sheet', style, answer('<!doctype html>', html)],
    ['a page for a part of the search index', part, answer('<!doctype html>', html)],
    ['a page for a picture', icon, answer('<!doctype html>', html)],
    ['a page for a font', font, answer('<!doctype html>', html)],
    ['a page for JSON', first, answer('<!doctype html>', html)],
    ['a page with the type of a script', script, answer('<!doctype html>', js)],
    ['a page for a script of another build', '/x/assets/js/9.99999999.js', answer('<p>', html)],
    [
      'an XHTML page for a file',
      '/x/assets/files/a.bin',
      answer('<html/>', 'application/xhtml+xml'),
    ],
    ['JSON for a script', script, answer('{"error":"busy"}', 'application/json')],
    ['JSON with the type of a script', script, answer('{"error":"busy"}', js)],
    ['a script without a type', script, answer(bytesOf('main()'))],
    [
      'a script as an unknown file, which browsers do not run',
      script,
      answer('main()', 'application/octet-stream'),
    ],
    ['a script as plain text', script, answer('main()', 'text/plain')],
    ['a script that is cut off', script, answer('main(', js)],
    ['a script with one character more', script, answer('main()\n', js)],
    ['a script that breaks off', script, answer(broken(), js)],
    ['an empty script', script, answer('', js)],
    ['an empty script of another build', '/x/assets/js/9.99999999.js', answer('', js)],
    ['no content, 204', script, answer(null, js, {status: 204})],
    ['a part, 206', script, answer('main()', js, {status: 206})],
    ['a missing file', script, answer('main()', js, {status: 404})],
    ['a fault of the host', script, answer('main()', js, {status: 503})],
    ['an opaque response', script, Response.error()],
    ['compressed bytes', script, answer(bytesOf('\x1f\x8b\x08\x00main()'), js)],
    ['another file of the build', script, answer('chunk()', js)],
    ['a file of an earlier build under its new name', style, answer('b{}', 'text/css')],
    ['a redirect to another file', script, redirected(answer('main()', js), chunk)],
    [
      'a redirect to a sign-in page',
      intro,
      redirected(answer(pageOf('/x/login'), html), '/x/login'),
    ],
    ['JSON that is cut off', first, answer('{"files":[', 'application/json')],
    ['a page with the type of JSON', first, answer('<!doctype html>', 'application/json')],
    ['a PNG that is cut off', icon, answer(png.slice(0, -4), 'image/png')],
    ['an SVG with the type of a PNG', icon, answer(svg, 'image/png')],
    ['an SVG that is cut off', logo, answer(svg.slice(0, -4), 'image/svg+xml')],
    [
      'a WebP that is cut off',
      '/x/img/a.webp',
      answer(bytesOf('RIFF\x20\0\0\0WEBPVP8 '), 'image/webp'),
    ],
    ['a page that is cut off', intro, answer(pageOf(intro, ''), html)],
    [
      'a sign-in page at the address of a page',
      intro,
      answer('<title>Sign in</title></body></html>', html),
    ],
    ['another page of this site', intro, answer(pageOf('/x/404.html'), html)],
    ['the home page at the address of a page', intro, answer(pageOf('/x/'), html)],
    ['a script at the address of a page', intro, answer('main()', js)],
    ['an empty page', intro, answer('', html)],
    [
      'a stored file whose content has changed',
      '/x/assets/js/main.99999999.js',
      answer('ol', js, storedAs.script),
    ],
    ['a stored page that is cut off', intro, answer(pageOf(intro, ''), html, storedAs.page)],
    [
      'a stored file that was wrong when it was stored',
      script,
      answer('mine()', js, storedAs.wrong),
    ],
  ])('O9 refuses %s', async (_, path, response) => {
    expect(await verdictOf(path, response)).toBe('wrong');
  });

  it('O9 leaves the body to its reader, and asks no clock', async () => {
    const response = answer('main()', js, {
      headers: {date: 'Fri, 31 Dec 1999 23:59:59 GMT', expires: '0'},
    });
    expect(await verdictOf(script, response)).toBe('genuine');
    expect(await response.text()).toBe('main()');
  });
});

describe('isFailure', () => {
  it.each([500, 501, 502, 503, 504, 507, 520, 522, 530, 403, 408, 421, 425, 429])(
    'O10 %i is a fault of the host',
    (status) => {
      expect(isFailure(status)).toBe(true);
    },
  );

  it.each([0, 200, 204, 206, 301, 304, 400, 401, 404, 405, 410, 418, 451])(
    'O10 %i is an answer',
    (status) => {
      expect(isFailure(status)).toBe(false);
    },
  );
});
