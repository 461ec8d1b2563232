import {describe, expect, it} from 'vitest';
import {formatDuration, formatOhms, formatPercent, roundDown} from './format';

describe('a maximum', () => {
  it.each([
    [869.565, 0, '869'],
    [1.089, 2, '1.08'],
    [9.999, 2, '9.99'],
    [11.7, 1, '11.7'],
    [0, 1, '0.0'],
  ])('%d with %d digits is shown as %s, never above it', (value, digits, shown) => {
    expect(roundDown(value, digits)).toBe(shown);
  });

  it('is not a whole step lower for a rounding error', () => {
    expect(roundDown(464.9999999999999, 0)).toBe('465');
    expect(roundDown(1.1 * 1.1 * 100, 0)).toBe('121');
    expect(roundDown(0.1 * 3 - 1e-16, 1)).toBe('0.3');
  });
});

describe('a time', () => {
  it.each([
    [270e-6, '270 µs'],
    [168.75e-6, '168.8 µs'],
    [1e-3, '1 ms'],
    [120e-9, '120 ns'],
    [12, '12 s'],
    [135e-3, '135 ms'],
  ])('%d s is %s', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words);
  });
});

describe('a resistance', () => {
  it.each([
    [430, '430 Ω'],
    [966.67, '967 Ω'],
    [4700, '4.7 kΩ'],
    [1e6, '1 MΩ'],
  ])('%d Ω is %s', (ohms, words) => {
    expect(formatOhms(ohms)).toBe(words);
  });
});

describe('a percentage', () => {
  it.each([
    [0.0016, '+0.16%'],
    [-0.0354, '−3.54%'],
    [-0.00001, '0%'],
  ])('%d is %s', (fraction, words) => {
    expect(formatPercent(fraction, 2)).toBe(words);
  });
});
