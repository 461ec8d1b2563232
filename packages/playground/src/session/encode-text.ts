import {withLineEnding, type SavedFile} from './file-format.ts';

/** The bytes of a file with a text. A character that the encoding does not have, such as half of one, becomes U+FFFD. */
export function encodeText(
  text: string,
  {encoding, hasBom, lineEnding}: SavedFile,
): Uint8Array<ArrayBuffer> {
  const whole = (hasBom ? '\uFEFF' : '') + withLineEnding(text, lineEnding);
  switch (encoding) {
    case 'UTF-8':
      return new TextEncoder().encode(whole);
    case 'UTF-16LE':
    case 'UTF-16BE': {
      const bytes = new Uint8Array(2 * whole.length);
      const view = new DataView(bytes.buffer);
      for (let at = 0; at < whole.length; at += 1) {
        view.setUint16(2 * at, whole.charCodeAt(at), encoding === 'UTF-16LE');
      }
      return bytes;
    }
    case 'GB 18030':
      return encodeGb18030(whole);
  }
}

/** U+FFFD. Some characters for private use have no bytes. */
const replacement = fourBytes(39_417);

let gb18030: ReadonlyMap<string, readonly number[]> | undefined;

function encodeGb18030(text: string): Uint8Array<ArrayBuffer> {
  gb18030 ??= gb18030Table();
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) {
      bytes.push(code);
    } else if (code >= 0x1_00_00) {
      // GB 18030 has the planes after the first one in order, from 0x90308130 on.
      bytes.push(...fourBytes(code - 0x1_00_00 + 189_000));
    } else {
      bytes.push(...(gb18030.get(char) ?? replacement));
    }
  }
  return Uint8Array.from(bytes);
}

/** The bytes of each character of the first plane, by what the browser's own decoder makes of all bytes. */
function gb18030Table(): Map<string, readonly number[]> {
  const decoder = new TextDecoder('gb18030');
  const table = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]) => {
    const char = decoder.decode(Uint8Array.from(bytes));
    if (char.length === 1 && char !== '\uFFFD' && !table.has(char)) {
      table.set(char, bytes);
    }
  };
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      add([lead, trail]);
    }
  }
  for (let index = 0; index < 39_420; index += 1) {
    add(fourBytes(index));
  }
  return table;
}

/** The four bytes of an index (WHATWG Encoding Standard, section 10.2.2). */
function fourBytes(index: number): number[] {
  return [
    0x81 + Math.floor(index / 12_600),
    0x30 + (Math.floor(index / 1260) % 10),
    0x81 + (Math.floor(index / 10) % 126),
    0x30 + (index % 10),
  ];
}
