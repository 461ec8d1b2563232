import {kindOf, pageKey, parsed} from './addresses';
import {contentHash, type Digests} from './digests';

/**
 * Whether a response is the file that the build wrote at its address.
 *
 * - `genuine`: the build's list of hashes has this content at this address, or the cache has it as it was stored.
 * - `plausible`: type and form are right, and no list has the address.
 * - `wrong`: anything else. No cache stores it or answers with it.
 */
type Verdict = 'genuine' | 'plausible' | 'wrong';

interface Judged {
  readonly verdict: Verdict;
  /** Of the content. */
  readonly hash: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

interface Kind {
  /** Its media types, https://www.iana.org/assignments/media-types. Hosts also send older ones. */
  readonly types: RegExp;
  /** Whether a content without a hash to compare with is complete, and not of another kind. */
  readonly isWhole: (content: Bytes, address: string, baseUrl: string) => boolean;
}

const isAny = () => true;
const textOf = (content: Bytes) => new TextDecoder().decode(content);

/**
 * The kinds of files, by their extension. A browser runs a script and applies a style sheet only with the right type, because hosts send
 * `nosniff`. It reads all others also from a host that does not know their type.
 */
const kinds: Readonly<Record<string, Kind | undefined>> = {
  // https://mimesniff.spec.whatwg.org/#javascript-mime-type
  js: {types: /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/, isWhole: isAny},
  css: {types: /^text\/css$/, isWhole: isAny},
  json: {
    types: /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:json|plain)|application\/octet-stream)$/,
    isWhole: isJson,
  },
  txt: {types: /^(?:text\/plain|application\/octet-stream)$/, isWhole: isAny},
  svg: {types: /^image\/svg\+xml$/, isWhole: (content) => /<\/svg>\s*$/.test(textOf(content))},
  png: {
    types: /^(?:image\/png|application\/octet-stream)$/,
    isWhole: (content) => has(content, 0, '\x89PNG') && has(content, content.length - 8, 'IEND'),
  },
  webp: {
    types: /^(?:image\/webp|application\/octet-stream)$/,
    isWhole: (content) => has(content, 0, 'RIFF') && riffSize(content) === content.length,
  },
};

const page: Kind = {types: /^text\/html$/, isWhole: isPageOfAddress};

/** All but a page: hosts, sign-in pages and firewalls answer with one in place of a file. */
const other: Kind = {types: /^(?!text\/html$|application\/xhtml\+xml$|$)/, isWhole: isAny};

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
 * @param isStored the response comes from a cache of this site, which has noted its hash. A host could note any
 */
export async function judge(
  response: Response,
  address: string,
  {
    baseUrl,
    digests,
    isStored = false,
  }: {readonly baseUrl: string; readonly digests?: Digests; readonly isStored?: boolean},
): Promise<Judged> {
  const wrong: Judged = {verdict: 'wrong', hash: ''};
  if (!hasRightHead(response, address, baseUrl)) {
    return wrong;
  }
  let bytes: Bytes;
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
  const stored = isStored ? response.headers.get(hashHeader) : null;
  if (stored !== null) {
    return {verdict: stored === hash ? 'genuine' : 'wrong', hash};
  }
  const isPlausible = bytes.length > 0 && kindAt(address, baseUrl).isWhole(bytes, address, baseUrl);
  return {verdict: isPlausible ? 'plausible' : 'wrong', hash};
}

function kindAt(address: string, baseUrl: string): Kind {
  const {pathname} = new URL(address);
  if (kindOf(pathname, baseUrl) === 'other') {
    return page; // its address may end in `node.js`
  }
  const [, extension = ''] = /\.([a-z]\w*)$/i.exec(pathname) ?? [];
  const name = extension.toLowerCase();
  return (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? other;
}

/**
 * Whether HTML is the complete page of this address. A page names its address, so neither a sign-in page nor another page of this site
 * passes, and it ends with its body.
 */
function isPageOfAddress(content: Bytes, address: string, baseUrl: string): boolean {
  const html = textOf(content);
  const [link = ''] = /<link\b[^<>]*\brel=["']?canonical\b[^<>]*>/i.exec(html) ?? [];
  const [, canonical = ''] = /\bhref=["']?([^\s"'>]+)/i.exec(link) ?? [];
  const named = parsed(canonical);
  // A page may be served from another host than the one that it names.
  const {origin, pathname} = new URL(address);
  const end = html.toLowerCase().lastIndexOf('</body>');
  return (
    named !== undefined &&
    end !== -1 &&
    pageKey(origin + named.pathname, baseUrl) === pageKey(origin + pathname, baseUrl) &&
    /^<\/body>(?:\s|<\/html>|<!--(?:(?!-->)[^])*-->)*$/i.test(html.slice(end))
  );
}

function isJson(content: Bytes): boolean {
  try {
    JSON.parse(textOf(content));
    return true;
  } catch {
    return false;
  }
}

/** Whether bytes have these Latin-1 characters at a place. */
function has(bytes: Bytes, from: number, magic: string): boolean {
  return String.fromCharCode(...bytes.slice(from, from + magic.length)) === magic;
}

/** The size of a WebP file by its header, https://developers.google.com/speed/webp/docs/riff_container. */
function riffSize(bytes: Bytes): number {
  return bytes.length < 12 ? 0 : new DataView(bytes.buffer).getUint32(4, true) + 8;
}

/** Statuses below 500 that are faults of a host or a proxy, RFC 9110 and RFC 6585. */
const failures: readonly number[] = [
  403, // Forbidden. A firewall takes the reader for a robot; this site forbids no page.
  408, // Request Timeout.
  421, // Misdirected Request.
  425, // Too Early.
  429, // Too Many Requests, also by other readers behind the same address.
];

/**
 * Whether an answer is a fault of the host or of a proxy, so that a stored copy replaces it as without a network. Other answers are
 * statements about the page: 404 and 410 that it is gone, 401 and 451 that the reader may not see it.
 *
 * @param status of a response
 */
export function isFailure(status: number): boolean {
  return status >= 500 || failures.includes(status);
}
