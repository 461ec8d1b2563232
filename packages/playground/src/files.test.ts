import {describe, expect, it} from 'vitest';
import {decodeText, fileLimit, fileName, openFile} from './files.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('opening a file', () => {
  it('reads UTF-8, with and without its mark', () => {
    expect(decodeText(utf8('# 标题'))).toEqual({
      ok: true,
      text: '# 标题',
      format: {encoding: 'UTF-8', hasBom: false, lineEnding: '\n'},
    });
    expect(decodeText(utf8('\uFEFF# 标题'))).toMatchObject({text: '# 标题'});
    expect(decodeText(utf8(''))).toMatchObject({ok: true, text: ''});
  });

  it('reads what Chinese Windows writes', () => {
    const bytes = Uint8Array.of(0x23, 0x20, 0xb1, 0xea, 0xcc, 0xe2); // `# 标题` in GBK
    expect(decodeText(bytes)).toMatchObject({text: '# 标题', format: {encoding: 'GB 18030'}});
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
    expect(await openFile(new Blob(['a'.repeat(fileLimit + 1)]))).toEqual({
      ok: false,
      problem: 'too large',
    });
    const gone = {size: 1, slice: () => ({arrayBuffer: () => Promise.reject(new Error('gone'))})};
    expect(await openFile(gone as unknown as Blob)).toEqual({ok: false, problem: 'unreadable'});
  });

  it.each([
    ['a .docx, however large', [0x50, 0x4b, 3, 4, 0], 'a'.repeat(fileLimit)],
    ['a .doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], ''],
    ['a PDF', [...utf8('%PDF-1.7')], ''],
    ['RTF', [...utf8('{\\rtf1 a}')], ''],
  ])('names the way for %s', async (_, start, rest) => {
    const file = new Blob([Uint8Array.from(start), rest]);
    expect(await openFile(file)).toEqual({ok: false, problem: 'document of a program'});
  });
});

describe('the name of a download', () => {
  it.each([
    ['前言\n\n## RS-485 与 CAN：区别\n', 'RS-485 与 CAN：区别.md'],
    ['# a/b\\c:d*e?"f"<g>|`h`', 'abcdefgh.md'],
    ['# ..', 'text.md'],
    ['# 甲\t乙\u3000\u0007丙\n', '甲 乙 丙.md'],
    ['# 发票\u202Edm.exe\u2066\uFEFF', '发票dm.exe.md'],
    ['# \u200B\u200F', 'text.md'],
    [`# ${'a'.repeat(59)}😀😀`, `${'a'.repeat(59)}😀.md`],
    [`# ${'a'.repeat(58)}. 乙`, `${'a'.repeat(58)}.md`],
    ['# 半个 \uD83D', '半个.md'],
    ['没有标题', 'text.md'],
    ['', 'text.md'],
  ])('of %j is %s', (text, name) => {
    expect(fileName(text)).toBe(name);
  });
});

it.each(['# a' + ' '.repeat(200_000) + 'b', '# a ' + '# '.repeat(100_000) + 'b'])(
  'M22 the name of a long heading takes no longer than its length',
  (text) => {
    expect(fileName(text)).toMatch(/^a.*\.md$/);
  },
);

it.each([
  ['# CON\n', '_CON.md'],
  ['# com1.txt\n', '_com1.txt.md'],
  ['# Console\n', 'Console.md'],
])('a file has no name that Windows takes for a device: %j', (text, name) => {
  expect(fileName(text)).toBe(name);
});
