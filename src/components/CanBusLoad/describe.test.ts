import {describe, expect, it} from 'vitest';
import {describeDataRateError, describeDuration} from './describe';

describe('a time on the bus', () => {
  it.each([
    [270e-6, '270 µs'],
    [168.75e-6, '168.8 µs'],
    [1e-3, '1 ms'],
    [135e-3, '135 ms'],
  ])('%d s is %s', (seconds, words) => {
    expect(describeDuration(seconds)).toBe(words);
  });
});

describe('a faulty data rate', () => {
  it('says that it is below the arbitration rate, or what is wrong with the number', () => {
    expect(describeDataRateError({code: 'below-arbitration'})).toBe('不能低于仲裁段');
    expect(describeDataRateError({code: 'too-large', limit: 8000})).toBe('不能大于 8000');
  });
});
