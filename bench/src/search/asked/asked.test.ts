import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {
  askedClasses,
  isAnswered,
  isSectionRight,
  parseAsked,
  pathOf,
  readAsked,
  splitOf,
} from './asked';

const addresses = new Set(
  readFileSync('site/addresses.txt', 'utf8')
    .split('\n')
    .map((line) => line.slice(1)),
);

it('reads queries with their goals and sources', () => {
  expect(parseAsked('signs', 'query\tgoals\tsource\n**\ta b/c\thttps://x.example/1\n')).toEqual([
    {class: 'signs', query: '**', goals: ['a', 'b/c'], source: 'https://x.example/1'},
  ]);
});

it('a goal among the first five answers', () => {
  const asked = {class: 'questions', goals: ['a', 'b']} as const;
  expect(isAnswered(asked, ['x', 'b'])).toBe(true);
  expect(isAnswered(asked, ['1', '2', '3', '4', '5', 'a'])).toBe(false);
  expect(isAnswered(asked, [])).toBe(false);
});

it('a goal with a section is answered by its page, and tells whether the link leads to the section', () => {
  expect(isAnswered({class: 'questions', goals: ['a#s']}, ['x', 'a'])).toBe(true);
  expect(isSectionRight(['b', 'a#s'], ['x#s', 'a#s'])).toBe(true);
  expect(isSectionRight(['a#s'], ['a#t', 'a#s'])).toBe(false);
  expect(isSectionRight(['a', 'b#s'], ['a#t', 'b#t'])).toBeUndefined();
  expect(isSectionRight(['a#s'], ['x#s'])).toBeUndefined();
});

it('in a series, neither its lead nor a sibling may come first', () => {
  const asked = {class: 'series', goals: ['docs/lists/nested']} as const;
  expect(isAnswered(asked, ['docs/other', 'docs/lists/nested', 'docs/lists'])).toBe(true);
  expect(isAnswered(asked, ['docs/lists', 'docs/lists/nested'])).toBe(false);
  expect(isAnswered(asked, ['docs/lists/items', 'docs/lists/nested'])).toBe(false);
});

it.each(askedClasses)('%s has enough queries, once each, with goals that exist', (name) => {
  const all = readAsked(name);
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({query}) => query)).size).toBe(all.length);
  expect(all.flatMap(({goals}) => goals).filter((goal) => !addresses.has(pathOf(goal)))).toEqual(
    [],
  );
  expect(all.filter(({source}) => !/^https?:\/\/|^by hand$/.test(source))).toEqual([]);
  const held = all.filter((asked) => splitOf(asked) === 'held-out').length / all.length;
  expect(held).toBeGreaterThan(0.2);
  expect(held).toBeLessThan(0.47);
});
