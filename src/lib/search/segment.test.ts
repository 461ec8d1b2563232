import {expect, it} from 'vitest';
import {syllablesOf} from './segment';

it.each([
  ['cuti', ['cu', 'ti']],
  ['zhong duan dianzu', ['zhong', 'duan', 'dian', 'zu']],
  ["xi'an", ['xi', 'an']],
  ['xian', ['xian']],
  ['lvse', ['lv', 'se']],
  ['', []],
])('cuts %j', (letters, expected) => {
  expect(syllablesOf(letters)).toEqual(expected);
});

it.each(['modbus', 'zddz', 'rs', 'cutix', '粗体'])('cannot cut %j', (letters) => {
  expect(syllablesOf(letters)).toBeUndefined();
});
