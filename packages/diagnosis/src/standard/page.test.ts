import {expect, it} from 'vitest';
import {dimensionsOf} from './page.ts';

const of = (given: object) =>
  dimensionsOf({width: 32, height: 16}, {width: undefined, height: undefined, ...given});

it('what the text gives stays, and the other one follows', () => {
  expect(of({})).toEqual({width: 32, height: 16});
  expect(of({width: 120})).toEqual({width: 120, height: 60});
  expect(of({height: '48'})).toEqual({width: 96, height: 48});
  expect(of({width: 120, height: 20})).toEqual({width: 120, height: 20});
});

it('nothing is said of sizes that are none', () => {
  expect(of({width: '50%'})).toBeUndefined();
});
