import {expect, test} from 'vitest';
import {answersTo, createHaystack} from './haystack';
import {page} from './pages.fixture';

const haystack = createHaystack([
  page('总线', ['接线', 'RS-485 总线', 'mount()']),
  page('终端', ['接线', '总线两端', '']),
  ...Array.from({length: 4}, (_, index) => page(`第 ${index} 页`, ['接线', 'TypeScript', ''])),
  page('脚本', ['写法', 'Script 与 TypeScript', '']),
]);

test('the answers are the pages that contain the string in its place', () => {
  expect(answersTo(haystack, '总线', 'title')).toEqual([0]);
  expect(answersTo(haystack, '总线', 'anywhere')).toEqual([0, 1]);
  expect(answersTo(haystack, 'rs-485总线', 'anywhere')).toEqual([0]);
  expect(answersTo(haystack, 'mount()', 'anywhere')).toEqual([0]);
  expect(answersTo(haystack, 'mount()', 'names')).toBeUndefined();
});

test('there is no label if more than five pages, or none, contain the string, or one has it only inside a word', () => {
  expect(answersTo(haystack, '接线', 'names')).toBeUndefined();
  expect(answersTo(haystack, 'script', 'anywhere')).toBeUndefined();
  expect(answersTo(haystack, '没有', 'anywhere')).toBeUndefined();
});
