import {expect, it} from 'vitest';
import {parseRecent, addRecent} from './recent.ts';

it('puts the newest search first, and keeps each once, ignoring case', () => {
  expect(addRecent(['CAN', 'rs485'], ' RS485 ')).toEqual(['RS485', 'CAN']);
});

it('leaves out what is empty or long', () => {
  const recent = ['CAN'];
  expect(addRecent(recent, '  ')).toBe(recent);
  expect(addRecent(recent, '长'.repeat(81))).toBe(recent);
});

it('keeps six', () => {
  expect(['1', '2', '3', '4', '5', '6', '7'].reduce(addRecent, [])).toEqual([
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
  ]);
});

it('reads what it stored, in its order', () => {
  expect(parseRecent(JSON.stringify(['b', 'a']))).toEqual(['b', 'a']);
});

it.each([null, '', '{', '{}', '"a"', '[1, null, [], {}]'])(
  'reads %s, which it did not store, as an empty list',
  (json) => {
    expect(parseRecent(json)).toEqual([]);
  },
);
