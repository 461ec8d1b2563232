import {expect, it} from 'vitest';
import {solveStub} from '../model';
import {describeStub} from './describe';

it.each([
  ['55', '0.66', '1.08 m', '0.54 m'], // 1.089 m
  ['500', '0.78', '11.7 m', '5.85 m'],
  ['427.35', '0.78', '9.99 m', '4.99 m'], // 9.99999 m
])('stubs: %s ns at %s: %s, %s there and back', (riseTime, velocity, ...lengths) => {
  const results = describeStub(solveStub({riseTime, velocity}).result);
  expect(results.map(({value}) => value)).toEqual(lengths);
});
