import {describe, expect, it} from 'vitest';
import {
  mostShown,
  noticeOf,
  addReport,
  type PageIssue,
  type Report,
  type Reported,
} from './report.ts';

const issue = (message: string, line = 1, file = 'docs/a.md'): PageIssue => ({
  file,
  line,
  column: 1,
  rule: 'link',
  message,
});
const report = (...issues: readonly PageIssue[]): Report => ({
  ok: true,
  total: `9 articles, ${issues.length} issues`,
  issues,
});
const failure: Report = {ok: false, reason: 'Out of memory\n    at x'};

const command = 'npx content-check';

/** The notices of consecutive reports. */
function notices(...reports: readonly Report[]) {
  let reported: Reported = {};
  return reports.map((next) => {
    const notice = noticeOf(reported, next, command);
    reported = addReport(reported, next);
    return notice;
  });
}

describe('noticeOf', () => {
  it('first shows all issues, or that there are none', () => {
    expect(notices(report())).toEqual([
      {level: 'well', headline: '9 articles, 0 issues', issues: [], more: 0, command},
    ]);
    expect(notices(report(issue('甲'), issue('乙')))).toEqual([
      {
        level: 'issues',
        headline: '2 issues',
        issues: [issue('甲'), issue('乙')],
        more: 0,
        command,
        total: '9 articles, 2 issues',
      },
    ]);
  });

  it('then shows changes alone', () => {
    const [, second, third, fourth] = notices(
      report(issue('甲'), issue('乙')),
      report(issue('甲', 7), issue('丙')),
      report(issue('丙', 3), issue('甲')),
      report(issue('甲')),
    );
    expect(second).toMatchObject({headline: '1 new, 1 fixed', issues: [issue('丙')]});
    expect(third).toBeUndefined();
    expect(fourth).toMatchObject({headline: '1 fixed; 9 articles, 1 issues', issues: []});
  });

  it('counts issues with the same text', () => {
    const [, second] = notices(report(issue('甲', 1)), report(issue('甲', 1), issue('甲', 5)));
    expect(second).toMatchObject({headline: '1 new', issues: [issue('甲', 5)]});
    const [, fewer] = notices(report(issue('甲', 1), issue('甲', 5)), report(issue('甲', 5)));
    expect(fewer).toMatchObject({headline: '1 fixed; 9 articles, 1 issues'});
  });

  it('says in one line that no issue is left', () => {
    const [, second, third] = notices(report(issue('甲')), report(), report());
    expect(second).toMatchObject({
      level: 'well',
      headline: '9 articles, 0 issues: all clear',
      issues: [],
    });
    expect(third).toBeUndefined();
  });

  it('A1 shows ten of many, and how many more there are', () => {
    const many = Array.from({length: mostShown + 3}, (_, index) => issue(`第 ${index} 个`));
    const [first] = notices(report(...many));
    expect(first?.issues).toEqual(many.slice(0, mostShown));
    expect(first?.more).toBe(3);
  });

  it('says once, in one line, that the check failed, and later that it works again', () => {
    const [, second, third, fourth] = notices(
      report(issue('甲')),
      failure,
      failure,
      report(issue('甲')),
    );
    expect(second).toEqual({
      level: 'failure',
      headline: 'The articles could not be checked: Out of memory. The next save tries again.',
      issues: [],
      more: 0,
      command,
    });
    expect(third).toBeUndefined();
    expect(fourth).toMatchObject({level: 'issues', headline: '9 articles, 1 issues', issues: []});
    expect(notices(failure, report())[1]?.headline).toContain('all clear');
  });
});
