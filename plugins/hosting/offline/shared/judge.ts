import {kindOf, pageKey, parsed} from './addresses';
import {contentHash, type Digests} from './digests';

/**
 * Whether a response is the file that the build wrote at its address:
 *
 * - `genuine`: the build's list of hashes has this content at this address, or the cache has it as it was stored;
 * - `plausible`: type and form are right, and no list has the address;
 * - `wrong`: anything else. It must not be stored, and a stored one must not be used.
 */
type Verdict = 'genuine' | 'plausible' | 'wrong';

interface Judged {
  readonly verdict: Verdict;
  /** Of the content. */
  readonly hash: string;
}

interface Kind {
  /** Its media types, https://www.iana.org/assignments/media-types. Hosts also send older ones. */
  readonly types: RegExp;
  /** Whether a content without a hash to compare with is complete, and not of another kind. */
  readonly isWhole?: (content: Content) => boolean;
}

interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: () => string;
  readonly address: string;
  readonly baseUrl: string;
}

/** For files that only `fetch` reads, or whose first bytes browsers check. */
const unknownType = 'application/octet-stream';

function picture(type: string, isWhole?: Kind['isWhole']): Kind {
  return {types: new RegExp(`^(?:${type}|${unknownType})$`), ...(isWhole && {isWhole})};
}

/**
 * The kinds of files, by their extension. A browser runs a script and applies a style sheet only with the right type, because hosts send
 * `nosniff`.
 */
const kinds: Readonly<Record<string, Kind>> = {
  // https://mimesniff.spec.whatwg.org/#javascript-mime-type
  js: {types: /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/},
  css: {types: /^text\/css$/},
  json: {
    types: /^(?:application\/(?:[\w.-]+\+)?json|text\/json|text\/plain|application\/octet-stream)$/,
    isWhole: isJson,
  },
  txt: {types: /^(?:text\/plain|application\/octet-stream)$/},
  png: picture('image/png', ({bytes}) => begins(bytes, '\x89PNG') && has(bytes, -8, 'IEND')),
  webp: picture(
    'image/webp',
    ({bytes}) => begins(bytes, 'RIFF') && riffSize(bytes) === bytes.length,
  ),
  svg: {types: /^image\/svg\+xml$/, isWhole: ({text}) => /<\/svg>\s*$/.test(text())},
  ico: picture('image/(?:x-icon|vnd\\.microsoft\\.icon)'),
  jpg: picture('image/jpeg', ({bytes}) => begins(bytes, '\xff\xd8') && has(bytes, -2, '\xff\xd9')),
  gif: picture('image/gif', ({bytes}) => begins(bytes, 'GIF8') && has(bytes, -1, ';')),
  woff2: picture('(?:font|application)/(?:font-)?woff2'),
};

const page: Kind = {types: /^text\/html$/, isWhole: isPageOfAddress};

/** All but a page: hosts, sign-in pages and firewalls answer with one in place of a file. */
const other: Kind = {types: /^(?!text\/html$|application\/xhtml\+xml$|$)/};

/** The header of a stored response with the hash of its content. */
export const hashHeader = 'x-content-hash';

/** Whether status, type and address of a response can be those of the file. The content may still be wrong. */
export function hasRightHead(response: Response, address: string, baseUrl: string): boolean {
  const {status, redirected, url, headers} = response;
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';', 1);
  const kind = kindAt(address, baseUrl);
  // Only a page has several addresses: hosts add or remove the slash at its end.
  const isElsewhere =
    redirected && (kind !== page || pageKey(url, baseUrl) !== pageKey(address, baseUrl));
  return (
    status === 200 && // an opaque response has none
    !isElsewhere &&
    kind.types.test(mediaType.trim().toLowerCase())
  );
}

/**
 * Decides whether a response from the host or from a cache is the file that the build wrote. Every store and every use of a stored file
 * asks it.
 *
 * @param response whose body stays unread
 * @param address absolute
 * @param digests of the build, if it knows hashes of such files
 */
export async function judge(
  response: Response,
  address: string,
  {baseUrl, digests}: {readonly baseUrl: string; readonly digests?: Digests},
): Promise<Judged> {
  const wrong: Judged = {verdict: 'wrong', hash: ''};
  if (!hasRightHead(response, address, baseUrl)) {
    return wrong;
  }
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await response.clone().arrayBuffer());
  } catch {
    return wrong; // cut off, or not compressed as its header states
  }
  const hash = await contentHash(bytes);
  const isOfBuild = await digests?.(new URL(address).pathname, hash);
  if (isOfBuild !== undefined) {
    return {verdict: isOfBuild ? 'genuine' : 'wrong', hash};
  }
  const stored = response.headers.get(hashHeader);
  if (stored !== null) {
    return {verdict: stored === hash ? 'genuine' : 'wrong', hash};
  }
  const {isWhole} = kindAt(address, baseUrl);
  const content = {bytes, text: () => new TextDecoder().decode(bytes), address, baseUrl};
  const isPlausible = bytes.length > 0 && isWhole?.(content) !== false;
  return {verdict: isPlausible ? 'plausible' : 'wrong', hash};
}

function kindAt(address: string, baseUrl: string): Kind {
  const {pathname} = new URL(address);
  const [, extension] = /\.(\w+)$/.exec(pathname) ?? [];
  const isFile = kindOf(pathname, baseUrl) !== 'other';
  return kinds[extension?.toLowerCase() ?? ''] ?? (isFile ? other : page);
}

/**
 * Whether HTML is the complete page of this address. A page names its address, so neither a sign-in page nor another page of this site
 * passes, and it ends with its body.
 */
function isPageOfAddress({text, address, baseUrl}: Content): boolean {
  const html = text();
  const [link = ''] = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i.exec(html) ?? [];
  const [, canonical = ''] = /\bhref=["']?([^\s"'>]+)/i.exec(link) ?? [];
  const named = parsed(canonical);
  // A page may be served from another host than the one that it names.
  const {origin, pathname} = new URL(address);
  return (
    named !== undefined &&
    pageKey(origin + named.pathname, baseUrl) === pageKey(origin + pathname, baseUrl) &&
    /<\/body>(?:\s|<\/html>|<!--(?:(?!-->)[^])*-->)*$/i.test(html)
  );
}

function isJson({text}: Content): boolean {
  try {
    JSON.parse(text());
    return true;
  } catch {
    return false;
  }
}

function begins(bytes: Uint8Array, magic: string): boolean {
  return has(bytes, -bytes.length, magic);
}

/** Whether bytes have these Latin-1 characters at a distance from their end. */
function has(bytes: Uint8Array, from: number, magic: string): boolean {
  const part = bytes.subarray(from, from + magic.length || undefined);
  return String.fromCharCode(...part) === magic;
}

/** The size of a WebP file by its header, https://developers.google.com/speed/webp/docs/riff_container. */
function riffSize(bytes: Uint8Array): number {
  const size = new DataView(bytes.buffer, bytes.byteOffset);
  return bytes.length < 12 ? 0 : size.getUint32(4, true) + 8;
}

/**
 * Whether an answer is a fault of the host or of a proxy, so that a stored copy replaces it as without a network. Other answers are
 * statements about the page: 404 and 410 that it is gone, 401 and 451 that the reader may not see it.
 *
 * @param status of a response, RFC 9110
 */
export function isFailure(status: number): boolean {
  return status >= 500 || failures.has(status);
}

const failures = new Map([
  [403, 'a firewall takes the reader for a robot: this site forbids no page'],
  [408, 'the host waited too long for the request'],
  [421, 'the request came to the wrong server'],
  [425, 'the host does not take requests so early'],
  [429, 'too many requests, also by others at this address'],
]);
