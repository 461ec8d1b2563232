import {expect, it} from 'vitest';
import {lengthOf} from './length';

it.each([
  ['', 0, 0],
  ['，。「」— …', 0, 0],
  ['用 RS485 连 3 个节点', 5, 2],
  ["it's 99.9% of 1,000 Node.js-apps", 0, 5],
  ['用 \uFFFC 与\uFFFC，㐀𠮷', 4, 2],
])('"%s" has %i Han characters and %i words', (text, han, words) => {
  expect(lengthOf(text)).toEqual({han, words});
});
