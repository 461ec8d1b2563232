import {describe, expect, it} from 'vitest';
import {fitText} from './fit-text';

const measure = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2E7F' ? 1 : 0.5), 0);
const steps = [
  {size: 100, lines: 1},
  {size: 50, lines: 2},
] as const;
const fit = (text: string) => fitText(text, measure, {width: 500, steps});

describe('fitText', () => {
  it('sets a short text large', () => {
    expect(fit('基本语法')).toEqual({lines: ['基本语法'], size: 100});
  });

  it('sets a longer one smaller, on more lines', () => {
    expect(fit('从零开始认识标记')).toEqual({lines: ['从零开始认识标记'], size: 50});
    expect(fit('一二三四五六七八九十甲乙').lines).toHaveLength(2);
  });

  it('cuts what is too long for the last step, and says so with an ellipsis', () => {
    const {lines, size} = fit('一二三四五，六七八九十，甲乙丙丁戊，己庚辛壬癸');
    expect(size).toBe(50);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toMatch(/[^，]…$/u);
    expect(lines.every((line) => measure(line) * size <= 500)).toBe(true);
  });

  it('cuts a word only when it is wider than a line by itself', () => {
    const {lines} = fit('pneumonoultramicroscopicsilicovolcanoconiosis');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^pneumono.*…$/u);
  });

  it('sets nothing for no text', () => {
    expect(fit('').lines.join('')).toBe('');
  });
});
