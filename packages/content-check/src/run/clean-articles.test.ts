import {expect, it} from 'vitest';
import type {Finding} from '../checks/issue.ts';
import {findSoiled, recordOf} from './clean-articles.ts';
import {message} from '../messages/message.ts';

const warning = (file: string, line: number): Finding => ({
  ...{file, line, column: 1, rule: 'sources'},
  severity: 'warning',
  message: message('empty-heading'),
});

it('A1 a warning is an error in an article that had none, and in no other', () => {
  const issues = [warning('docs/a.md', 7), warning('docs/a.md', 9), warning('docs/moved.md', 1)];
  expect(findSoiled(issues, ['docs/a.md', 'docs/b.md'], 'clean.txt')).toEqual([
    {
      ...{file: 'docs/a.md', line: 7, column: 1, rule: 'clean'},
      message: message('warnings-in-clean-article', {count: 2, record: 'clean.txt'}),
    },
  ]);
});

it('records the articles without issues, and forgets those that are gone', () => {
  const articles = ['docs/a.md', 'docs/b.md', 'docs/moved.md', 'docs/unchecked.md'];
  const checked = articles.slice(0, 3);
  expect(
    recordOf(['docs/gone.md', 'docs/b.md'], articles, checked, [warning('docs/moved.md', 1)]),
  ).toEqual(['docs/a.md', 'docs/b.md']);
});
