/** The text of a file, and its encoding where that is not UTF-8. */
export interface Decoded {
  readonly text: string;
  readonly encoding?: 'GB 18030' | 'UTF-16';
}

/** Characters of ordinary Chinese text: ASCII, Han, punctuation, full-width forms. */
const ordinary = /[\t\n\r\x20-\x7e\u2010-\u205e\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/g;

/**
 * Decodes UTF-8, UTF-16, and GB 18030, which includes GBK. Line ends become LF.
 *
 * @returns undefined for bytes in another encoding. Big5, for example, decodes as GB 18030, but into characters that Chinese texts do
 *   not have
 */
export function decode(bytes: Uint8Array): Decoded | undefined {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) {
    const text = read(utf16.name, bytes);
    return text === undefined || (!utf16.isMarked && isStrange(text))
      ? undefined
      : {text, encoding: 'UTF-16'};
  }
  if (bytes.includes(0)) {
    return undefined;
  }
  const utf8 = read('utf-8', bytes);
  if (utf8 !== undefined) {
    return {text: utf8};
  }
  const text = read('gb18030', bytes);
  return text === undefined || isStrange(text) ? undefined : {text, encoding: 'GB 18030'};
}

function read(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

interface Utf16 {
  readonly name: 'utf-16le' | 'utf-16be';
  /** By its byte order mark; otherwise by the high bytes of line ends and Latin letters, which are 0. */
  readonly isMarked: boolean;
}

function utf16Of(bytes: Uint8Array): Utf16 | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return {name: 'utf-16le', isMarked: true};
  }
  if (first === 0xfe && second === 0xff) {
    return {name: 'utf-16be', isMarked: true};
  }
  const zeros = [0, 0] as [number, number];
  bytes.subarray(0, 4096).forEach((byte, index) => {
    if (byte === 0) {
      zeros[(index % 2) as 0 | 1]++;
    }
  });
  const [even, odd] = zeros;
  if (bytes.length % 2 === 1 || even === odd) {
    return undefined;
  }
  return {name: odd > even ? 'utf-16le' : 'utf-16be', isMarked: false};
}

/** Whether more than one in 50 characters is none that ordinary Chinese text has. */
function isStrange(text: string): boolean {
  return (text.match(ordinary)?.length ?? 0) < text.length * 0.98;
}
