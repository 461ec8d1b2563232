import {describe, expect, it} from 'vitest';
import {readInfo} from './info';

describe('the words behind a language', () => {
  it('are none', () => {
    expect(readInfo('')).toEqual({
      title: undefined,
      firstNumber: undefined,
      highlighted: undefined,
    });
  });

  it.each([
    ['title="a b.ts"', 'a b.ts'],
    ['{1} title=\'say "hi"\' showLineNumbers', 'say "hi"'],
    ['title=""', undefined],
    ['title=a', undefined],
    ['subtitle="a"', undefined],
  ])('%s gives a title', (meta, title) => {
    expect(readInfo(meta).title).toBe(title);
  });

  it.each([
    ['showLineNumbers', 1],
    ['{2} showLineNumbers=7', 7],
    ['showLineNumbers=0', 0],
    ['showLineNumbersNot', undefined],
    ['showLineNumbers=x', undefined],
    ['title="showLineNumbers"', undefined],
  ])('%s gives numbers', (meta, firstNumber) => {
    expect(readInfo(meta).firstNumber).toBe(firstNumber);
  });

  it.each([
    ['{1,3-4}', [1, 3, 4]],
    ['title="x" {2}', [2]],
    ['{4-2}', []],
    ['{0}', []],
    ['{a}', undefined],
    ['title="{1}"', undefined],
  ])('%s gives lines', (meta, lines) => {
    const {highlighted} = readInfo(meta);
    expect(highlighted && [...highlighted]).toEqual(lines);
  });
});
