import {expect, it} from 'vitest';
import type {WordedFinding} from '../checks/issue.ts';
import {formatWarnings} from './print.ts';

const warning = (rule: string, line: number): WordedFinding => ({
  ...{file: 'docs/a.md', line, column: 2, rule},
  severity: 'warning',
  message: 'Correct it.',
});

it('A1 shows warnings by rule: one in full, the number of others, and a few places', () => {
  const many = [1, 2, 3, 4, 5].map((line) => warning('wording', line));
  expect(formatWarnings([warning('sources', 9), ...many])).toEqual([
    'docs/a.md:1:2 warning wording: Correct it.',
    '  and 4 more: docs/a.md:2:2, docs/a.md:3:2, docs/a.md:4:2 …',
    'docs/a.md:9:2 warning sources: Correct it.',
  ]);
});
