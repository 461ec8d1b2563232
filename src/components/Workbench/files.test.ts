import {describe, expect, it} from 'vitest';
import {decodeText, fileLimit, fileName, openFile} from './files';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('opening a file', () => {
  it('reads UTF-8, with and without its mark', () => {
    expect(decodeText(utf8('# 标题'))).toEqual({ok: true, text: '# 标题', encoding: 'UTF-8'});
    expect(decodeText(utf8('\uFEFF# 标题'))).toMatchObject({text: '# 标题'});
    expect(decodeText(utf8(''))).toMatchObject({ok: true, text: ''});
  });

  it('reads what Chinese Windows writes', () => {
    const bytes = Uint8Array.of(0x23, 0x20, 0xb1, 0xea, 0xcc, 0xe2); // `# 标题` in GBK
    expect(decodeText(bytes)).toEqual({ok: true, text: '# 标题', encoding: 'GB 18030'});
  });

  it('reads UTF-16 by its mark', () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x07, 0x68))).toMatchObject({text: '标'});
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x68, 0x07))).toMatchObject({text: '标'});
  });

  it('refuses what is no text, and says why', async () => {
    expect(decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1))).toEqual({
      ok: false,
      problem: 'not text',
    });
    expect(decodeText(Uint8Array.of(0xff))).toEqual({ok: false, problem: 'not text'});
    const huge = {size: fileLimit + 1} as Blob;
    expect(await openFile(huge)).toEqual({ok: false, problem: 'too large'});
    const gone = {size: 1, arrayBuffer: () => Promise.reject(new Error('gone'))} as unknown as Blob;
    expect(await openFile(gone)).toEqual({ok: false, problem: 'unreadable'});
  });
});

describe('the name of a download', () => {
  it.each([
    ['前言\n\n## RS-485 与 CAN：区别\n', 'RS-485 与 CAN：区别.md'],
    ['# a/b\\c:d*e?"f"<g>|`h`', 'abcdefgh.md'],
    ['# ..', 'text.md'],
    ['没有标题', 'text.md'],
    ['', 'text.md'],
  ])('of %j is %s', (text, name) => {
    expect(fileName(text)).toBe(name);
  });
});
