import {Inflate, deflateSync, strFromU8, strToU8} from 'fflate';
import {decodeHan, encodeHan} from './han-encoding.ts';

/** The content that an address's hash requests. */
export type Shared =
  | {readonly kind: 'none'}
  | {readonly kind: 'text'; readonly text: string}
  /** An example of a specification: `commonmark/17`, `commonmark/Tabs`. */
  | {
      readonly kind: 'example';
      readonly set: string;
      readonly key: string;
      readonly engine?: string;
      /** The engine's options by name, as written in the address. */
      readonly options?: Readonly<Record<string, string>>;
    }
  | {readonly kind: 'damaged'}
  | {readonly kind: 'too large'};

/** Maximum size of a text in a link, in UTF-8 bytes: a short hash may inflate to gigabytes. */
export const sharedTextLimit = 2_000_000;

/**
 * Maximum length of a link's hash, in characters, with room for the address before it. Firefox opens no address of more
 * than 1,048,576 (`network.standard-url.max-length`), Chromium none of more than 2,097,152 (`kMaxURLChars`).
 */
export const sharedHashLimit = 1_000_000;

/**
 * The hash of a link to a text, without `#`, in the shorter of two forms. `h=` precedes the encoding of ./han-encoding.
 * `z=` precedes the text in UTF-8, deflated (RFC 1951), in base64url. Both begin with a checksum. 136 Han characters of
 * ordinary text take at most 300 characters. Undefined if the text or its hash exceeds its limit: nobody could open that
 * link.
 */
export function hashOfText(text: string): string | undefined {
  const bytes = strToU8(text);
  const hash = bytes.length > sharedTextLimit ? undefined : shorterHash(text, bytes);
  return hash !== undefined && hash.length > sharedHashLimit ? undefined : hash;
}

function shorterHash(text: string, bytes: Uint8Array): string {
  const sum = fletcher16(bytes);
  const deflated = deflateSync(bytes, {level: 9});
  const whole = new Uint8Array(deflated.length + sum.length);
  whole.set(sum);
  whole.set(deflated, sum.length);
  const compressed = `z=${toBase64Url(whole)}`;
  // Two digits per character are never shorter for a long text.
  const han =
    text.length < compressed.length ? `h=${toBase64Url(sum)}${encodeHan(text)}` : undefined;
  return han !== undefined && han.length < compressed.length ? han : compressed;
}

/** Reads a hash, with or without `#`. Errors are returned, never thrown. */
export function readHash(hash: string): Shared {
  const fragment = hash.replace(/^#/, '');
  if (!isDecodable(fragment)) {
    return {kind: 'damaged'};
  }
  const parameters = new URLSearchParams(fragment);
  const example = parameters.get('example');
  const plain = parameters.get('text');
  const compressed = parameters.get('z');
  const han = parameters.get('h');
  if (example !== null) {
    return readExample(example, parameters);
  }
  if (plain !== null) {
    return plain.length > sharedTextLimit ? {kind: 'too large'} : {kind: 'text', text: plain};
  }
  if (han !== null) {
    return readHan(han);
  }
  return compressed === null ? {kind: 'none'} : readCompressed(compressed);
}

function isDecodable(fragment: string): boolean {
  try {
    decodeURIComponent(fragment);
    return true;
  } catch {
    return false;
  }
}

function readExample(example: string, parameters: URLSearchParams): Shared {
  const [, set = '', key = ''] = /^([^/]*)\/(.+)$/s.exec(example) ?? [];
  const {engine, example: _, ...options} = Object.fromEntries(parameters);
  return key === ''
    ? {kind: 'damaged'}
    : {kind: 'example', set, key, ...(engine && {engine, options})};
}

/** Length of a checksum in base64url. */
const sumLength = 3;

function readHan(code: string): Shared {
  if (code.length > sharedTextLimit) {
    return {kind: 'too large'};
  }
  const text = decodeHan(code.slice(sumLength));
  const isWhole =
    text !== undefined && toBase64Url(fletcher16(strToU8(text))) === code.slice(0, sumLength);
  return isWhole ? {kind: 'text', text} : {kind: 'damaged'};
}

function readCompressed(compressed: string): Shared {
  const whole = fromBase64Url(compressed);
  if (!whole || whole.length < 3) {
    return {kind: 'damaged'};
  }
  const inflated = inflate(whole.subarray(2));
  if (inflated === 'too large') {
    return {kind: 'too large'};
  }
  const sum = inflated && fletcher16(inflated);
  if (!inflated || sum?.[0] !== whole[0] || sum?.[1] !== whole[1]) {
    return {kind: 'damaged'};
  }
  return {kind: 'text', text: strFromU8(inflated)};
}

/** Inflates piece by piece, and stops at the limit. */
function inflate(deflated: Uint8Array): Uint8Array | 'too large' | undefined {
  const pieces: Uint8Array[] = [];
  const seen = {size: 0, isComplete: false};
  const stream = new Inflate((piece, final) => {
    seen.size += piece.length;
    seen.isComplete = final;
    if (seen.size <= sharedTextLimit) {
      pieces.push(piece);
    }
  });
  const step = 1024;
  try {
    for (let at = 0; at < deflated.length && seen.size <= sharedTextLimit; at += step) {
      stream.push(deflated.subarray(at, at + step), at + step >= deflated.length);
    }
  } catch {
    return undefined;
  }
  if (seen.size > sharedTextLimit) {
    return 'too large';
  }
  return seen.isComplete ? join(pieces, seen.size) : undefined;
}

function join(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The checksum of RFC 1145, appendix: two sums modulo 255. */
function fletcher16(bytes: Uint8Array): Uint8Array {
  let low = 0;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 255;
    high = (high + low) % 255;
  }
  return Uint8Array.of(low, high);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(strFromU8(bytes, true));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/==?$/, '');
}

function fromBase64Url(text: string): Uint8Array | undefined {
  try {
    return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
  } catch {
    return undefined;
  }
}
