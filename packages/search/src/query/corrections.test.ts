import {expect, it} from 'vitest';
import {isOneEditAway} from './corrections.ts';

it.each([
  ['modbus', 'modbu'],
  ['modbus', 'modbuss'],
  ['modbus', 'mdbus'],
  ['modbus', 'nodbus'],
  ['modbus', 'modubs'],
  ['aab', 'ab'],
  ['ab', 'ba'],
])('%s and %s are one edit apart', (a, b) => {
  expect(isOneEditAway(a, b)).toBe(true);
  expect(isOneEditAway(b, a)).toBe(true);
});

it.each([
  ['modbus', 'modbus'],
  ['modbus', 'modb'],
  ['modbus', 'mobdsu'],
  ['abcd', 'badc'],
  ['abc', 'cba'],
  ['abc', 'cab'],
])('%s and %s are not one edit apart', (a, b) => {
  expect(isOneEditAway(a, b)).toBe(false);
  expect(isOneEditAway(b, a)).toBe(false);
});
