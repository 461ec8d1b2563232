import {expect, test} from 'vitest';
import {createRandom} from './random';
import {pickByZipf} from './sentences';
import {synthesize} from './synthesize';

test('the same seed gives the same pages, another others', () => {
  expect(synthesize(8, 1)).toEqual(synthesize(8, 1));
  expect(synthesize(8, 1)).not.toEqual(synthesize(8, 2));
});

test('titles and paths are unique, headings repeat', () => {
  const pages = synthesize(200, 1);
  expect(new Set(pages.map(({title}) => title)).size).toBe(200);
  expect(new Set(pages.map(({path}) => path)).size).toBe(200);
  const headings = pages.flatMap(({sections}) => sections.map(({heading}) => heading));
  expect(headings.filter((heading) => heading === '概述').length).toBeGreaterThan(20);
});

test('pages are as long as documents are, and have code', () => {
  const pages = synthesize(40, 1);
  const lengths = pages.map(({sections}) => sections.map(({text}) => text).join('').length);
  expect(Math.min(...lengths)).toBeGreaterThan(150);
  expect(Math.max(...lengths)).toBeLessThan(20_000);
  expect(pages.some(({sections}) => sections.some(({code}) => code))).toBe(true);
});

test('the first word is drawn more often than the tenth, and the last at times', () => {
  const words = 'abcdefghij'.split('');
  const random = createRandom(1);
  const drawn = Array.from({length: 2000}, () => pickByZipf(random, words));
  const count = (word: string) => drawn.filter((other) => other === word).length;
  expect(count('a')).toBeGreaterThan(4 * count('j'));
  expect(count('j')).toBeGreaterThan(20);
});
