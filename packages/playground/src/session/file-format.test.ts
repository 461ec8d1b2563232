import {describe, expect, it} from 'vitest';
import {decodeText} from '../files.ts';
import {encodeText} from './encode-text.ts';
import {encodings, lineEndingOf, withLineEnding} from './file-format.ts';

describe('line endings', () => {
  it.each([
    ['', '\n'],
    ['a', '\n'],
    ['a\nb\n', '\n'],
    ['a\r\nb\r\n', '\r\n'],
    ['a\rb\r', '\r'],
    ['a\r\nb\r\nc\n', '\r\n'],
    ['a\r\nb\nc\n', '\n'],
    ['a\r\nb\n', '\n'],
  ])('most of %j are %j', (text, ending) => {
    expect(lineEndingOf(text)).toBe(ending);
  });

  it.each([
    ['a\nb\n', '\r\n', 'a\r\nb\r\n'],
    ['a\r\n\rb\n', '\n', 'a\n\nb\n'],
    ['a\r\nb\n', '\r\n', 'a\r\nb\r\n'],
    ['a\n\n', '\r', 'a\r\r'],
    ['', '\r\n', ''],
  ] as const)('of %j become %j', (text, ending, wanted) => {
    expect(withLineEnding(text, ending)).toBe(wanted);
  });

  it('F18 are counted in one pass', () => {
    expect(lineEndingOf(`${'\r\n'.repeat(1_000_000)}${'\n'.repeat(999_999)}`)).toBe('\r\n');
  });

  it('survive an editor that only knows \\n', () => {
    const opened = '# 标题\r\n\r\n正文\r\n';
    const edited = withLineEnding(opened, '\n');
    expect(withLineEnding(edited, lineEndingOf(opened))).toBe(opened);
  });
});

describe('X27 a file is written as it was read', () => {
  const text = '# 总线\n\n“正文”，€ 1，é，𠮷，😀，ㄅ\n';

  it.each(encodings)('in %s', (encoding) => {
    const format = {encoding, hasBom: encoding.startsWith('UTF-16'), lineEnding: '\r\n'} as const;
    const bytes = encodeText(text, format);
    expect(decodeText(bytes)).toEqual({ok: true, text: withLineEnding(text, '\r\n'), format});
  });

  it('with its byte order mark', () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0x0a);
    const opened = decodeText(bytes);
    expect(opened.ok && encodeText(opened.text, opened.format)).toEqual(bytes);
  });

  it('GB 18030 has every character of the first two planes', () => {
    const decoder = new TextDecoder('gb18030');
    const lost: number[] = [];
    for (let code = 0x80; code < 0x2_ff_ff; code += code < 0x1_00_00 ? 1 : 97) {
      const isPrivate = code >= 0xd8_00 && code <= 0xf8_ff; // or half of a character
      const char = isPrivate ? '' : String.fromCodePoint(code);
      const format = {encoding: 'GB 18030', hasBom: false, lineEnding: '\n'} as const;
      if (decoder.decode(encodeText(char, format)) !== char) {
        lost.push(code);
      }
    }
    expect(lost).toEqual([]);
  });

  it('half of a character becomes U+FFFD', () => {
    const format = {encoding: 'GB 18030', hasBom: false, lineEnding: '\n'} as const;
    expect(decodeText(encodeText('a\uD800b', format))).toMatchObject({text: 'a\uFFFDb'});
  });
});
