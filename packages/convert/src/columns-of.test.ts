import {expect, it} from 'vitest';
import {columnsOf} from './columns-of.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['中文，', 6],
  ['ａ｜', 4],
  ['한', 2],
  ['ｱ', 1],
  ['“”—', 3],
  ['😀', 2],
  ['👨‍👩‍👧', 2],
  ['👍🏽', 2],
  ['❤️', 2],
  ['1️⃣', 2],
  ['🇨🇳', 2],
  ['e\u0301', 1],
  ['a\u200Bb', 2],
  ['𠮷', 2],
])('%j takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
