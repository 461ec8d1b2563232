import {describe, expect, it} from 'vitest';
import {breakLines, type Measure} from './break-lines';
import {unitsOf} from './line-units';

/** Han and full-width characters are one wide, others half. */
const measure: Measure = (text) =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2E7F' ? 1 : 0.5), 0);
const lines = (text: string, width: number, most = 1) =>
  breakLines(unitsOf(text), measure, {width, lines: most});

describe('breakLines', () => {
  it('keeps on one line what fits there', () => {
    expect(lines('基本语法', 4)).toEqual(['基本语法']);
  });

  it('takes as few lines as it can, of about the same length', () => {
    expect(lines('一二三四五六七八九十', 8)).toEqual(['一二三四五', '六七八九十']);
  });

  it('would rather end a line with a clause', () => {
    expect(lines('逐层对比、距离与吞吐的算法', 9)).toEqual(['逐层对比、', '距离与吞吐的算法']);
  });

  it('takes one more line rather than break inside a phrase, where there is room for it', () => {
    const text = '禁用超级用户：封登录入口与终端、停账户与撤销';
    expect(lines(text, 11)).toHaveLength(2);
    expect(lines(text, 11, 3)).toEqual(['禁用超级用户：', '封登录入口与终端、', '停账户与撤销']);
    expect(lines('禁用超级用户：封登录入口与终端', 11, 3)).toHaveLength(2);
  });

  it('cuts no Latin word and begins no line with a closing mark', () => {
    const text = '版本号（HarmonyOS）与 API 对照、开发模型变化，最低 API 怎么选？';
    for (let width = 6; width < 20; width++) {
      const set = lines(text, width);
      expect(set.join(' ')).toContain('HarmonyOS');
      for (const line of set) {
        expect(line, `width ${width}`).not.toMatch(/^[）、，？ ]|[（ ]$/u);
      }
    }
  });

  it('drops the space at a break, and only that', () => {
    expect(lines('甲乙 Markdown 丙丁', 6.5)).toEqual(['甲乙 Markdown', '丙丁']);
  });

  it('leaves a word that is wider than a line on its own', () => {
    expect(lines('用 left-flanking 说', 4)).toEqual(['用', 'left-flanking', '说']);
  });

  it('gives no line for no units', () => {
    expect(lines('', 4).join('')).toBe('');
  });
});
