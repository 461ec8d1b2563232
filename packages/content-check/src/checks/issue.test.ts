import {describe, expect, it} from 'vitest';
import {formatTotal, newAddress, type WordedFinding} from './issue.ts';

const issue = (rule: string): WordedFinding => ({
  file: 'docs/a.md',
  line: 1,
  column: 1,
  rule,
  message: '',
});

describe('formatTotal', () => {
  it('counts articles, issues and fixable issues', () => {
    expect(formatTotal(1, [issue('link')])).toBe('1 article, 1 issue');
    expect(formatTotal(2, [])).toBe('2 articles, 0 issues');
    const fixable = [{...issue('a'), fix: {from: 0, to: 0, insert: 'b'}}, issue(newAddress)];
    expect(formatTotal(2, fixable)).toBe('2 articles, 2 issues; --fix can fix 2');
    expect(formatTotal(2, [...fixable, issue('address')])).toMatch(/3 issues; --fix can fix 2$/);
  });

  it('offers no remedy if none is given', () => {
    expect(formatTotal(2, [issue(newAddress)], '')).toBe('2 articles, 1 issue');
  });
});
