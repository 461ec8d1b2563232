import {expect, it} from 'vitest';
import {limitedResult} from './limits.ts';

const large = 'x'.repeat(600_000);

it.each([
  ['a text', large],
  ['an object', {output: [{html: large}], safe: []}],
  ['a file', {blob: new Blob([large])}],
  ['bytes', new Uint8Array(900_000)],
  ['nothing', undefined],
])('F17 %s within the limit is a result', (_, result) => {
  expect(limitedResult(result, 10)).toBe(result);
});

it.each([
  ['two texts', [large, large]],
  ['a deep object', {a: {b: [{c: large}, {d: new Blob([large])}]}}],
  ['bytes', new Uint8Array(1_100_000)],
])('F17 %s beyond the limit is none, unless the text is long', (_, result) => {
  expect(() => limitedResult(result, 10)).toThrow('没有显示');
  expect(limitedResult(result, 3000)).toBe(result);
});
