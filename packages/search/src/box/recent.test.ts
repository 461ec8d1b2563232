import {expect, it} from 'vitest';
import {parseRecent, remember} from './recent.ts';

it('puts the newest search first, and keeps each once, ignoring case', () => {
  expect(remember(['CAN', 'rs485'], ' RS485 ')).toEqual(['RS485', 'CAN']);
});

it('leaves out what is empty or long', () => {
  const recent = ['CAN'];
  expect(remember(recent, '  ')).toBe(recent);
  expect(remember(recent, '长'.repeat(81))).toBe(recent);
});

it('keeps six', () => {
  expect(['1', '2', '3', '4', '5', '6', '7'].reduce(remember, [])).toEqual([
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
  'reads %s, which it did not store, as nothing',
  (json) => {
    expect(parseRecent(json)).toEqual([]);
  },
);
