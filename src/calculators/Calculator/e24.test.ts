import {describe, expect, it} from 'vitest';
import {e24AtLeast, e24AtMost, e24Values} from './e24';

describe('D21 the preferred values (IEC 60063, 24 a decade)', () => {
  it('has 24 values a decade, each about a tenth above the one before', () => {
    expect(e24Values.filter((value) => value >= 100 && value < 1000)).toHaveLength(24);
    for (const [index, value] of e24Values.entries()) {
      const next = e24Values[index + 1];
      if (next !== undefined) {
        expect(next / value).toBeGreaterThan(1.05);
        expect(next / value).toBeLessThan(1.16);
      }
    }
  });

  it.each([
    [468, 430],
    [470, 470],
    [469.9999999999, 470],
    [999, 910],
    [1, 1],
    [0.9, undefined],
  ])('up to %d Ω: %s', (limit, value) => {
    expect(e24AtMost(limit)).toBe(value);
  });

  it.each([
    [391, 430],
    [390, 390],
    [966.67, 1000],
    [9.1e6, 9.1e6],
    [9.2e6, undefined],
  ])('from %d Ω on: %s', (limit, value) => {
    expect(e24AtLeast(limit)).toBe(value);
  });
});
