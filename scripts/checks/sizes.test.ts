import {expect, test} from 'vitest';
import {checkSizes, nameOfAsset} from './sizes';

const budgets = {'script main': 100_000, 'script 12': 5_000};

test('what stays within its budget and a little is no problem', () => {
  expect(checkSizes(budgets, budgets)).toEqual({problems: [], notes: []});
  expect(checkSizes({...budgets, 'script main': 102_200}, budgets).problems).toEqual([]);
  expect(checkSizes({...budgets, 'script 13': 3000}, budgets).problems).toEqual([]);
});

test('what has grown is named, with the bytes', () => {
  expect(checkSizes({...budgets, 'script main': 102_300}, budgets).problems).toEqual([
    'script main has 102.3 KB, 2.3 KB more than its budget of 100.0 KB.',
  ]);
});

test('scripts that are new are named when they have more than a little together', () => {
  expect(checkSizes({...budgets, 'script 13': 2000, 'script 14': 1001}, budgets).problems).toEqual([
    'script 13 has 2.0 KB and no budget.',
    'script 14 has 1.0 KB and no budget.',
  ]);
});

test('budgets that could be smaller, or are for nothing, are noted', () => {
  expect(checkSizes({'script main': 80_000}, budgets)).toEqual({
    problems: [],
    notes: [
      'script main has 80.0 KB, 20.0 KB less than its budget.',
      'script 12 has a budget and is not there.',
    ],
  });
});

test('scripts have the name of their module, and articles and data none', () => {
  const modules = new Map([
    ['17896441', '@theme/DocItem'],
    ['0e384e19', '@site/docs/intro.md'],
    ['04f55560', '@site/icms/a.md?truncated=true'],
    ['0058b4c6', '@generated/p/docs-175.json'],
  ]);
  const names = [
    'runtime~main.01717de3.js',
    '4473.f335029e.js',
    'styles.38668ac8.css',
    '17896441.cf29f411.js',
    '0e384e19.b3136eea.js',
    '04f55560.b3136eea.js',
    '0058b4c6.b3136eea.js',
    'main.f03c51bf.js.LICENSE.txt',
  ].map((file) => nameOfAsset(file, modules, ['@site/docs/intro.md']));
  expect(names).toEqual([
    'script runtime~main',
    'script 4473',
    'style sheet styles',
    'script of @theme/DocItem',
    'script of @site/docs/intro.md',
    undefined,
    undefined,
    undefined,
  ]);
});
