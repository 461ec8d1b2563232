import {expect, it} from 'vitest';
import {applyEdits} from './edits.ts';

it('applies edits in any order, by the offsets of the original text', () => {
  const edits = [
    {from: 4, to: 5, insert: ''},
    {from: 0, to: 1, insert: '一二三'},
  ];
  expect(applyEdits('甲乙丙丁戊', edits)).toBe('一二三乙丙丁');
});

it('keeps insertions at one place in their order, in front of a replacement there', () => {
  const edits = [
    {from: 1, to: 2, insert: '三'},
    {from: 1, to: 1, insert: '一'},
    {from: 1, to: 1, insert: '二'},
  ];
  expect(applyEdits('甲乙', edits)).toBe('甲一二三');
});

it('applies the first of two edits that overlap', () => {
  const edits = [
    {from: 1, to: 3, insert: '二'},
    {from: 0, to: 2, insert: '一'},
  ];
  expect(applyEdits('甲乙丙', edits)).toBe('一丙');
});

it('returns the part that it is asked for', () => {
  expect(applyEdits('甲乙丙丁', [{from: 2, to: 2, insert: '一'}], {from: 1, to: 3})).toBe('乙一丙');
});
