import {expect, it} from 'vitest';
import {cleanText} from './clean-text.ts';

it.each([
  ['第一行，\n下一行。', '第一行，下一行。'],
  ['第一行\r\n  下一行', '第一行下一行'],
  ['中文\nRS485\n总线', '中文 RS485 总线'],
  ['two\nwords', 'two words'],
  ['汉 字', '汉 字'],
  ['  a \t b\u00a0c  ', 'a b c'],
  ['标题\u200b', '标题'],
  ['log\u2061x\ufeff', 'logx'],
  ['\n \n', ''],
])('turns %j into %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
