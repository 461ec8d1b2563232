import {describe, expect, it} from 'vitest';
import type {Issue} from '../checks/issue.ts';
import {withDefaults} from '../config.ts';
import {chinese} from './chinese.ts';
import {inChinese, inLanguageOf} from './translate.ts';

describe('A4 inChinese', () => {
  it('says a message in Chinese, with its values and the name that was meant', () => {
    expect(
      inChinese(
        'There is no footnote [^b]. Did you mean "a"? Write a line [^b]: … with its text, or correct the name.',
      ),
    ).toBe('没有脚注 [^b]。写一行 [^b]: …，或者改正名字。是不是想写「a」？');
    expect(inChinese('Something else.')).toBeUndefined();
  });

  it.each(chinese)('knows %s', (english) => {
    const values = Array.from(english.matchAll(/\{\}/g), (_, index) => `值${index}`);
    const message = values.reduce((text, value) => text.replace('{}', value), english);
    const translation = inChinese(message) ?? '';
    expect(translation).toMatch(/\p{Script=Han}/u);
    expect(translation).not.toMatch(/\{\d\}/);
  });

  it('takes the remedies of fields from the configuration', () => {
    const remedies = new Map([['Write a number.', '写一个数。']]);
    expect(inChinese('"a" is "b". Write a number.', remedies)).toBe('「a」的值是 "b"。写一个数。');
  });
});

it('A4 adds Chinese where the site or the system asks for it', () => {
  const issue: Issue = {
    ...{file: 'docs/a.md', line: 1, column: 1, rule: 'heading'},
    message: 'The heading is empty. Write its text, or delete the line.',
  };
  const has = (language: 'en' | 'zh', LANG: string) =>
    inLanguageOf([issue], withDefaults({language}), {LANG})[0]?.chinese !== undefined;
  expect(has('en', 'C.UTF-8')).toBe(false);
  expect(has('en', 'zh_CN.UTF-8')).toBe(true);
  expect(has('zh', 'C.UTF-8')).toBe(true);
});
