import {describe, expect, it} from 'vitest';
import type {Marked} from '../index/types.ts';
import {textDirective} from './text-fragment.ts';

const match = (text: string): Marked => ({text, isMatch: true});
const other = (text: string): Marked => ({text, isMatch: false});
const read = (...excerpt: readonly Marked[]) => decodeURIComponent(textDirective(excerpt));

describe('a text directive', () => {
  it('names the first match with the words around it', () => {
    expect(
      read(other('总线两端各接一只'), match('终端电阻'), other('，阻值等于'), match('120')),
    ).toBe(':~:text=总线两端各接一只-,终端电阻,-，阻值等于120');
  });

  it('keeps context within the block, and within the text of the page', () => {
    expect(read(other('上一段。\n…接'), match('电阻'), other('。\n下一段'))).toBe(
      ':~:text=接-,电阻,-。',
    );
    expect(read(match('电阻'))).toBe(':~:text=电阻');
    expect(read(other('改着试。 接'), match('电阻'), other(' 表 1'))).toBe(':~:text=接-,电阻');
    expect(read(other('接 120 Ω 的'), match('电阻'))).toBe(':~:text=接 120 Ω 的-,电阻');
  });

  it('escapes characters that have a meaning there', () => {
    expect(textDirective([match('a-b, c&d')])).toBe(':~:text=a%2Db%2C%20c%26d');
  });

  it('is empty without a match, and for a match across blocks', () => {
    expect([
      textDirective([]),
      textDirective([other('a')]),
      textDirective([match('a\nb')]),
    ]).toEqual(['', '', '']);
  });
});
