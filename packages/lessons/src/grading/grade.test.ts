import {expect, it} from 'vitest';
import type {Exercise} from './exercise.ts';
import {grade} from './grade.ts';
import {sentence} from '../words/zh.ts';

const sentences = (answer: string, exercise: Exercise) => grade(answer, exercise).map(sentence);

const exercise = (answer: string, formulas = false): Exercise => ({
  id: 'a',
  task: '',
  start: '',
  answer,
  hints: ['', ''],
  formulas,
});

it.each([
  ['```js\nlet a\n', '代码块没有关上：最后另起一行，写 3 个反引号。'],
  ['```js\nlet a', '代码块没有关上：最后另起一行，写 3 个反引号。'],
  ['~~~~js\nlet a\n~~~', '代码块多出了第 2 行「~~~」。'],
  ['~~~~js\nlet a', '代码块没有关上：最后另起一行，写 `~~~~`。'],
  ['```js\nlet a\n```', ''],
  ['```js\nlet a\n`````\n', ''],
  ['~~~js\nlet a\n  ~~~  ', ''],
])('L1 an otherwise right code block must be closed: %j', (answer, said) => {
  expect(sentences(answer, exercise('```js\nlet a\n```')).join(' ')).toBe(said);
});

it('L1 a fence in a quote or a list must be closed, too, and indented code need not be', () => {
  const quoted = exercise('> ```\n> 甲\n> ```');
  expect(sentences('> ```\n> 甲\n> ```', quoted)).toEqual([]);
  expect(sentences('> ```\n> 甲', quoted)).toEqual([
    '代码块没有关上：最后另起一行，写 3 个反引号。',
  ]);
  expect(sentences('>     甲', quoted)).toEqual([]);
  const item = exercise('- 甲\n\n  ```\n  乙\n  ```\n- 丙');
  expect(sentences('- 甲\n\n  ```\n  乙\n- 丙', item)).toEqual([
    '代码块没有关上：最后另起一行，写 3 个反引号。',
  ]);
});

it('L1 an otherwise right formula must be closed', () => {
  const formula = exercise('$$\na + b\n$$', true);
  expect(sentences('$$\na + b\n$$', formula)).toEqual([]);
  expect(sentences('$$\na + b', formula)).toEqual(['公式块没有关上：最后另起一行，写 `$$`。']);
});

it.each(['$$\na+b\n$$', '$$\na  +  b\n$$'])('spaces in a formula mean nothing: %j', (answer) => {
  expect(sentences(answer, exercise('$$\na + b\n$$', true))).toEqual([]);
});

it('a space that ends a command of a formula means something', () => {
  const formula = exercise('$$\n\\alpha b\n$$', true);
  expect(sentences('$$\n\\alpha  b\n$$', formula)).toEqual([]);
  expect(sentences('$$\n\\alphab\n$$', formula)).toEqual([
    '公式的第 1 行和目标不同，从「phab」起。',
  ]);
});

it.each([
  ['```mermaid\nflowchart LR\nA --> B\n```', '```mermaid\nflowchart LR\n  A --> B\n```'],
  ['```js\nlet a  \n```', '```js\nlet a\n```'],
])('spaces that nobody sees mean nothing in code: %j', (answer, goal) => {
  expect(sentences(answer, exercise(goal))).toEqual([]);
});
