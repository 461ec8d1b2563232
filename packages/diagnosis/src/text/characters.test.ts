import {expect, it} from 'vitest';
import {trailing} from './characters.ts';

it.each([
  ['a..', '..'],
  ['..a', ''],
  ['...', '...'],
  ['', ''],
])('of %j is %j', (text, expected) => {
  expect(trailing(text, /\./)).toBe(expected);
});
