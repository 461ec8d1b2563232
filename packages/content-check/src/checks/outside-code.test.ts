import {expect, it} from 'vitest';
import {replaceOutsideCode} from './outside-code.ts';

const mark = (source: string) => replaceOutsideCode(source, /x+/, (text) => text.toUpperCase());

it.each([
  ['text', 'a xx b', 'a XX b'],
  ['a code span', 'x `x` x', 'X `x` X'],
  ['a span between two backticks', 'x `` x ` x `` x', 'X `` x ` x `` X'],
  ['a span over two lines', 'x `x\nx` x', 'X `x\nx` X'],
  ['a lone backtick', 'x ` x', 'X ` X'],
  ['backticks of two paragraphs', '`x\n\nx`', '`X\n\nX`'],
  ['an escaped backtick', '\\`x `x`', '\\`X `x`'],
  ['a fenced block', 'x\n```md x\nx\n```\nx', 'X\n```md x\nx\n```\nX'],
  ['a fence in a longer fence', '````\nx\n```\nx\n````\nx', '````\nx\n```\nx\n````\nX'],
  ['tildes', '~~~\nx\n```\nx\n~~~~\nx', '~~~\nx\n```\nx\n~~~~\nX'],
  ['a fence in a list', '- ```\n  x\n  ```\n  x', '- ```\n  x\n  ```\n  X'],
  ['a fence in a quotation', '> ```\n> x\n> ```\n> x', '> ```\n> x\n> ```\n> X'],
  ['a fence that nothing closes', 'x\n```\nx\n', 'X\n```\nx\n'],
  ['a lone backtick before a fence', 'x ` x\n```\n`x` x\n```\nx', 'X ` X\n```\n`x` x\n```\nX'],
  [
    'a lone backtick before a fence in a list',
    '- x ` x\n- ```\n  `x` x\n  ```',
    '- X ` X\n- ```\n  `x` x\n  ```',
  ],
  ['a code span that looks like a fence', '```x``` x\nx', '```x``` X\nX'],
])('replaces around %s', (_, source, expected) => {
  expect(mark(source)).toBe(expected);
});
