import {expect, it} from 'vitest';
import {inlineConstants} from './constants.ts';

const none = () => false;

/** One style sheet, without the spaces between its tokens. */
function inlined(sheet: string, isUsed: (property: string) => boolean = none): string {
  return (inlineConstants([sheet], isUsed)[0] ?? '').replaceAll(/\s*([{};:])\s*/g, '$1');
}

it('a constant is written where it is used', () => {
  expect(inlined(':root{--a:1px}b{margin:0 var(--a)}')).toBe('b{margin:0 1px}');
});

it('constants may refer to constants, within functions', () => {
  expect(inlined(':root{--a:1px;--b:calc(var(--a)*2)}b{top:max(var(--b),3px)}')).toBe(
    'b{top:max(calc(1px*2),3px)}',
  );
});

it('the last definition counts', () => {
  expect(inlined(':root{--a:1px}b{top:var(--a)}:root{--a:2px}')).toBe('b{top:2px}');
});

it('the constants of the first sheet hold in the others', () => {
  expect(inlineConstants([':root{--a:1px}', 'b{top:var(--a)}'], none)).toEqual(['', 'b{top:1px}']);
});

it.each([
  ['another element defines it', ':root{--a:1px}i{--a:2px}b{top:var(--a)}'],
  ['a condition defines it', ':root{--a:1px}@media print{:root{--a:2px}}b{top:var(--a)}'],
  ['it is a fallback that counts', ':root{--a:var(--b,1px)}b{top:var(--a)}'],
  ['it is important', ':root{--a:1px!important}b{top:var(--a)}'],
  ['it refers to what is not constant', ':root{--a:var(--b)}i{--b:1px}b{top:var(--a)}'],
  ['it refers to itself', ':root{--a:var(--a)}b{top:var(--a)}'],
  ['nobody defines it', 'b{top:var(--a,1px)}'],
])('what is not constant stays: %s', (_, sheet) => {
  expect(inlined(sheet)).toBe(sheet);
});

it('what some pages alone define stays', () => {
  const sheets = [':root{--a:1px}', ':root{--a:2px}b{top:var(--a)}'];
  expect(inlineConstants(sheets, none)).toEqual(sheets);
});

it('what a script asks for stays', () => {
  const sheet = ':root{--a:1px}b{top:var(--a)}';
  expect(inlined(sheet, (property) => property === '--a')).toBe(sheet);
});

it('of what varies elsewhere only definitions that never count go', () => {
  expect(inlined(':root{--a:1px;--c:0}i{--a:2px}:root{--a:3px}b{top:var(--a);left:var(--c)}')).toBe(
    'i{--a:2px}:root{--a:3px}b{top:var(--a);left:0}',
  );
});

it('a fallback goes with the reference', () => {
  expect(inlined(':root{--a:1px}b{top:var(--a,2px)}')).toBe('b{top:1px}');
});
