import {describe, expect, it} from 'vitest';
import {halfWidth, readNumber, solve} from './model';

const any = {min: -1e6, max: 1e6};

describe('a number typed into a field', () => {
  it.each([
    ['27', 27],
    [' 0.96 ', 0.96],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['1,200', 1200],
    ['-3', -3],
    ['−3', -3],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text, any)).toEqual({ok: true, value});
  });

  it.each([
    ['１２０', 120],
    ['０．９６', 0.96],
    ['１，２００', 1200],
    ['0。96', 0.96],
    ['　27　', 27],
    ['１ｅ３', 1000],
    ['－３', -3],
  ])('as a Chinese input method writes it: %j is %d', (text, value) => {
    expect(readNumber(text, any)).toEqual({ok: true, value});
  });

  it.each([
    'abc',
    '1,5',
    '1,00',
    '12 345',
    '0x10',
    '10²',
    '½',
    'Infinity',
    'NaN',
    '.',
    '-',
    '1e',
    '二十七',
  ])('%j is no number', (text) => {
    expect(readNumber(text, any)).toEqual({ok: false, error: {code: 'not-a-number'}});
  });

  it.each(['', '   ', '　'])('%j is empty', (text) => {
    expect(readNumber(text, any)).toEqual({ok: false, error: {code: 'empty'}});
  });

  it('keeps to its limits, and says which one it met', () => {
    const limits = {min: 1, max: 10};
    expect(readNumber('1', limits).ok).toBe(true);
    expect(readNumber('10', limits).ok).toBe(true);
    expect(readNumber('0', limits)).toEqual({ok: false, error: {code: 'too-small', limit: 1}});
    expect(readNumber('11', limits)).toEqual({ok: false, error: {code: 'too-large', limit: 10}});
    expect(readNumber('9'.repeat(400), limits)).toEqual({
      ok: false,
      error: {code: 'too-large', limit: 10},
    });
  });

  it('is whole where it must be', () => {
    const limits = {min: 0, max: 10, integer: true} as const;
    expect(readNumber('3.0', limits)).toEqual({ok: true, value: 3});
    expect(readNumber('3.5', limits)).toEqual({ok: false, error: {code: 'not-an-integer'}});
  });

  it('is never negative zero, which would turn a quotient around', () => {
    expect(readNumber('-0', {min: 0, max: 1})).toEqual({ok: true, value: 0});
  });
});

describe('half-width text', () => {
  it('keeps what is no full-width sign', () => {
    expect(halfWidth('ＤＥ：ＡＤ 10² 甲')).toBe('DE:AD 10² 甲');
  });
});

describe('the fields of a calculator', () => {
  const limits = {a: {min: 0, max: 9}, b: {min: 0, max: 9}};
  const sum = ({a, b}: Record<'a' | 'b', number>) => a + b;

  it('give a result when all of them can be read', () => {
    expect(solve({a: '1', b: '２'}, limits, sum)).toEqual({errors: {}, result: 3});
  });

  it('name every fault, and give no result', () => {
    expect(solve({a: '', b: '10'}, limits, sum)).toEqual({
      errors: {a: {code: 'empty'}, b: {code: 'too-large', limit: 9}},
      result: undefined,
    });
  });
});
