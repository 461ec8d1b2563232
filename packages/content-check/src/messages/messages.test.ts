import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Finding} from '../checks/issue.ts';
import {en} from './en.ts';
import {message, type Message} from './message.ts';
import {inEnglish, inLanguageOf} from './to-issues.ts';

const finding = (reported: Message): Finding => ({
  ...{file: 'docs/a.md', line: 1, column: 1, rule: 'a'},
  message: reported,
});

const chineseOf = (reported: Finding) => inLanguageOf([reported], {language: 'zh'}, {})[0]?.chinese;

describe('A4 the catalogues', () => {
  it('put values into sentences, and the name that was meant where their language has it', () => {
    const missing = finding(message('undefined-footnote', {label: 'b', suggestion: 'a'}));
    expect(inEnglish(missing).message).toBe(
      'There is no footnote [^b]. Did you mean "a"? Write a line [^b]: … with its text, or correct the name.',
    );
    expect(chineseOf(missing)).toBe(
      '没有脚注 [^b]。写一行 [^b]: …，或者改正名字。是不是想写「a」？',
    );
    const unlike = finding(message('undefined-footnote', {label: 'b', suggestion: undefined}));
    expect(inEnglish(unlike).message).toMatch(/^There is no footnote \[\^b\]\. Write/);
    expect(chineseOf(unlike)).toBe('没有脚注 [^b]。写一行 [^b]: …，或者改正名字。');
  });

  it('quote the text at the place', () => {
    const quoted = {...finding(message('ellipsis')), excerpt: '一..二'};
    expect(inEnglish(quoted).message).toBe('In "一..二": The Chinese ellipsis is ……');
    expect(chineseOf(quoted)).toBe('在「一..二」里：中文的省略号是……');
  });

  it('take the remedies of fields from the configuration', () => {
    const remedies = {remedy: 'Write a number.', remedyInChinese: '写一个数。'};
    const invalid = finding(message('invalid-field', {field: 'a', value: '"b. c"', ...remedies}));
    expect(inEnglish(invalid).message).toBe('"a" is "b. c". Write a number.');
    expect(chineseOf(invalid)).toBe('「a」的值是 "b. c"。写一个数。');
  });

  it('have a language of their own only where the site or the system asks for it', () => {
    const has = (language: 'en' | 'zh', LANG: string) =>
      inLanguageOf([finding(message('empty-heading'))], {language}, {LANG})[0]?.chinese !==
      undefined;
    expect(has('en', 'C.UTF-8')).toBe(false);
    expect(has('en', 'zh_CN.UTF-8')).toBe(true);
    expect(has('zh', 'C.UTF-8')).toBe(true);
  });

  it('have no message that nothing reports', () => {
    const folder = new URL('../', import.meta.url);
    const code = [folder, new URL('../../../lessons/src/', import.meta.url)]
      .flatMap((each) =>
        readdirSync(each, {recursive: true, encoding: 'utf8'})
          .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('messages'))
          .map((name) => readFileSync(new URL(name, each), 'utf8')),
      )
      .join('\n');
    expect(Object.keys(en).filter((key) => !code.includes(`'${key}'`))).toEqual([]);
  });
});
