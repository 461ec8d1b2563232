import {describe, expect, it} from 'vitest';
import {solveDistance, solveStub} from './model';
import {distanceResults, stubResults} from './results';

function shown(rate: string, length: string) {
  const results = distanceResults(solveDistance({rate, length}).result);
  return Object.fromEntries(results.map(({label, value}) => [label, value]));
}

describe('the maxima of rate and distance', () => {
  it.each([
    ['115', '869 m'],
    ['115.2', '868 m'],
    ['10000', '10 m'],
    ['9.6', '1200 m'],
  ])('at %s kbit/s it says %s', (rate, length) => {
    expect(shown(rate, '1')['这个速率最长']).toBe(length);
  });

  it.each([
    ['1200', '83.3 kbit/s'],
    ['870', '114 kbit/s'],
    ['1000', '100 kbit/s'],
    ['1000.2', '99.9 kbit/s'],
    ['1201', '超过 1200 m'],
  ])('over %s m it says %s', (length, rate) => {
    expect(shown('1', length)['这个长度最快']).toBe(rate);
  });

  it('are accepted when they are typed', () => {
    for (const value of ['115', '87', '150', '333', '599', '700', '999']) {
      const length = Number.parseFloat(shown(value, '1')['这个速率最长'] ?? '');
      expect(solveDistance({rate: value, length: String(length)}).result?.within).toBe(true);
      const rate = Number.parseFloat(shown('1', value)['这个长度最快'] ?? '');
      expect(solveDistance({rate: String(rate), length: value}).result?.within).toBe(true);
    }
  });
});

it.each([
  ['55', '0.66', '1.08 m', '0.54 m'], // 1.089 m
  ['500', '0.78', '11.7 m', '5.85 m'],
  ['427.35', '0.78', '9.99 m', '4.99 m'], // 9.99999 m
])('stubs: %s ns at %s: %s, %s there and back', (riseTime, velocity, ...lengths) => {
  const results = stubResults(solveStub({riseTime, velocity}).result);
  expect(results.map(({value}) => value)).toEqual(lengths);
});
