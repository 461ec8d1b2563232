import {expect, test} from 'vitest';
import {beginsWord, normalize} from './normalize';

test('width, case and white space beside Han characters make no difference', () => {
  expect(normalize('ＲＳ４８５  总线\t与 LVGL 模拟器')).toBe('rs485总线与lvgl模拟器');
  expect(normalize('Two  Words')).toBe('two words');
});

test('blocks stay apart', () => {
  expect(normalize('总线 \n 终端')).toBe('总线\n终端');
});

test('a Latin needle begins where a word does, a Han needle anywhere', () => {
  expect(beginsWord('typescript', 'script')).toBe(false);
  expect(beginsWord('typescript, 用script', 'script')).toBe(true);
  expect(beginsWord('a_script', 'script')).toBe(false);
  expect(beginsWord('example.net', '.net')).toBe(false);
  expect(beginsWord('用.net写', '.net')).toBe(true);
  expect(beginsWord('中国人民', '国人')).toBe(true);
});
