import {expect, test} from 'vitest';
import {checkSizes, filesNamedIn, isShared} from './sizes';

const budgets = {'/ scripts': 100_000, '/ HTML': 5_000};

test('a size within its budget and the tolerance is no problem', () => {
  expect(checkSizes(budgets, budgets)).toEqual({problems: [], notes: []});
  expect(checkSizes({...budgets, '/ scripts': 102_200}, budgets).problems).toEqual([]);
});

test('a size over its budget is named, with the bytes', () => {
  expect(checkSizes({...budgets, '/ scripts': 102_300}, budgets).problems).toEqual([
    '/ scripts: 102.3 KB, 2.3 KB over the budget of 100.0 KB.',
  ]);
});

test('a size without a budget is named', () => {
  expect(checkSizes({...budgets, '/docs HTML': 2000}, budgets).problems).toEqual([
    '/docs HTML: 2.0 KB, and there is no budget.',
  ]);
});

test('budgets that could be smaller, or that nothing uses, are noted', () => {
  expect(checkSizes({'/ scripts': 80_000}, budgets)).toEqual({
    problems: [],
    notes: [
      '/ scripts: 80.0 KB, 20.0 KB below the budget.',
      '/ HTML: there is a budget, and nothing to measure.',
    ],
  });
});

test('a page names each of its scripts and style sheets once', () => {
  const html =
    '<link href=/x/assets/css/styles.38668ac8.css><script>["/x/assets/js/runtime~main.4d43dfa6.js"]</script>{"1":"assets/js/runtime~main.4d43dfa6.js","2":"assets/js/2.7a9a9ae3.js"}';
  expect(filesNamedIn(html)).toEqual({
    scripts: ['assets/js/runtime~main.4d43dfa6.js', 'assets/js/2.7a9a9ae3.js'],
    styles: ['assets/css/styles.38668ac8.css'],
  });
});

test('the script of one article is not shared', () => {
  const files = [
    'main.f03c51bf.js',
    '4473.f335029e.js',
    '0e384e19.b3136eea.js',
    'main.f03c51bf.js.LICENSE.txt',
  ];
  expect(files.filter(isShared)).toEqual(['main.f03c51bf.js', '4473.f335029e.js']);
});
