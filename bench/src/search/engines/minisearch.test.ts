import {expect, test} from 'vitest';
import {tokenize} from './minisearch';

test('pairs of Chinese characters, Latin words and numbers', () => {
  expect(tokenize('RS-485总线，与 LVGL 模拟器')).toEqual([
    'rs',
    '485',
    '总线',
    '与',
    'lvgl',
    '模拟',
    '拟器',
  ]);
});
