import {expect, it} from 'vitest';
import {containsPhrase} from './results.ts';

it.each([
  ['用 rs485 总线', 'rs485总线'],
  ['终端，电阻', '终端电阻'],
  ['aab', 'ab'],
  ['ab', 'ab'],
  ['(a) b', 'a'],
])('%j has %j in one piece', (text, letters) => {
  expect(containsPhrase(text, letters)).toBe(true);
});

it.each([
  ['终端的电阻', '终端电阻'],
  ['a -- b', 'ab'],
  ['a', 'ab'],
  ['', 'a'],
  ['a', ''],
])('%j does not have %j in one piece', (text, letters) => {
  expect(containsPhrase(text, letters)).toBe(false);
});
