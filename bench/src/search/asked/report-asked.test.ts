import {expect, it} from 'vitest';
import {reportAsked, reportUnanswered} from './report-asked';

const answers = [
  {
    class: 'signs',
    query: '**',
    goals: ['a'],
    source: '',
    found: ['a'],
    isAnswered: true,
    isSectionRight: true,
  },
  {
    class: 'signs',
    query: '~~',
    goals: ['b'],
    source: '',
    found: ['a', 'c'],
    isAnswered: false,
    isSectionRight: undefined,
  },
] as const;

it('reports the share of each class', () => {
  const line = reportAsked(answers)
    .split('\n')
    .find((each) => each.startsWith('asked, signs'));
  expect(line?.replace(/ {2,}/g, ' | ')).toBe(
    'asked, signs | ≥ 0.950 | 0.500 ✗ | 1 of 2 | 0.500 | 1 of 1',
  );
});

it('lists the queries without an answer', () => {
  expect(reportUnanswered(answers)).toBe('signs: ~~\n  goals b\n  found a, c');
});
