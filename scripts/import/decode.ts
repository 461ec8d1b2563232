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
 * @returns undefined for bytes that are no text in these encodings: text in another one, such as Big5, decodes as GB 18030, but into
 *   characters that Chinese texts do not have
 */
export function decode(bytes: Uint8Array): Decoded | undefined {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) {
    const text = read(utf16, bytes);
    return text === undefined ? undefined : {text, encoding: 'UTF-16'};
  }
  if (bytes.includes(0)) {
    return undefined;
  }
  const utf8 = read('utf-8', bytes);
  if (utf8 !== undefined) {
    return {text: utf8};
  }
  const text = read('gb18030', bytes);
  return text === undefined || strangeShare(text) > 0.02 ? undefined : {text, encoding: 'GB 18030'};
}

function read(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, {fatal: true}).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

/** By the byte order mark, or else by the high bytes of line ends and Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  if (first === 0xfe && second === 0xff) {
    return 'utf-16be';
  }
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte === 0) {
      even += 1 - (index % 2);
      odd += index % 2;
    }
  });
  if (bytes.length % 2 === 1 || even + odd === 0 || Math.min(even, odd) > 0) {
    return undefined;
  }
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

/** The share of characters that ordinary Chinese text does not have. */
function strangeShare(text: string): number {
  return text === '' ? 0 : 1 - (text.match(ordinary)?.length ?? 0) / text.length;
}
