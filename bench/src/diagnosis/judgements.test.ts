import {expect, it} from 'vitest';
import {verdicts} from '../runner/goals';
import {goalsOf, summarize, type JudgedAlarm, type JudgedRepository} from './judgements';

const alarm = (verdict?: JudgedAlarm['verdict']): JudgedAlarm => ({
  rule: 'list-no-space',
  severity: 'problem',
  line: 1,
  mark: '00000000',
  ...(verdict && {verdict}),
});

const repository = (set: string, alarms: readonly JudgedAlarm[]): JudgedRepository => ({
  repository: 'a/b',
  commit: '0',
  set,
  files: [{path: 'a.md', alarms}],
});

const judged = [
  repository('Chinese texts', [
    ...Array.from({length: 9}, () => alarm('true')),
    alarm('harmless'),
    {...alarm(), severity: 'hint'},
  ]),
  repository('MkDocs', [alarm('false'), alarm()]),
];

it('counts alarms by set and judgement', () => {
  expect(summarize('Chinese texts', judged)).toEqual({
    set: 'Chinese texts',
    files: 1,
    problems: 10,
    true: 9,
    harmless: 1,
    false: 0,
    unjudged: 0,
    hints: 1,
  });
});

it('sets the judged alarms of all sets against the goals', () => {
  const rows = ['Chinese texts', 'MkDocs'].map((set) => summarize(set, judged));
  expect(verdicts(goalsOf(rows))).toEqual([
    '✗ true ≥ 85.0 %: 81.8 %',
    '✗ false ≤ 2.0 %: 9.1 %',
    '✗ not judged ≤ 0: 1',
  ]);
  expect(verdicts(goalsOf(rows.slice(0, 1)))).toEqual([
    '✓ true ≥ 85.0 %: 90.0 %',
    '✓ false ≤ 2.0 %: 0.0 %',
    '✓ not judged ≤ 0: 0',
  ]);
});
