import {describe, expect, it} from 'vitest';
import {roundDown} from './describe';

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
