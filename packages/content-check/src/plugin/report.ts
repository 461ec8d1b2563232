import {countFindings, type WordedFinding} from '../checks/issue.ts';

/** An issue, and the route of the page that its file makes, if any. */
export type PageIssue = Omit<WordedFinding, 'fix'> & {readonly page?: string};

/** The result of a check of all articles. */
export type Report =
  | {
      readonly ok: true;
      /** The number of articles and issues: one line. */
      readonly total: string;
      /** Errors first, then by file and line. */
      readonly issues: readonly PageIssue[];
    }
  | {
      readonly ok: false;
      /** Why the check failed. */
      readonly reason: string;
    };

/** The issues that the terminal and the pages have shown so far. */
export interface Reported {
  /** Undefined before the first check has ended. */
  readonly issues?: readonly PageIssue[];
  /** Set when the last check failed; the issues are then those of the check before. */
  readonly failure?: string;
}

/** Adds a report to what has been reported. */
export function addReport(reported: Reported, report: Report): Reported {
  return report.ok ? {issues: report.issues} : {...reported, failure: report.reason};
}

/** One line or block of lines in the terminal. */
export interface Notice {
  readonly level: 'well' | 'issues' | 'failure';
  readonly headline: string;
  /** At most `mostShown`. */
  readonly issues: readonly PageIssue[];
  /** How many more are new. */
  readonly more: number;
  /** Prints all issues. */
  readonly command: string;
  /** Shown below the issues. */
  readonly total?: string;
}

/** Issues that a notice shows; nobody reads more. */
export const mostShown = 10;

/**
 * The changes since the earlier reports: new issues, and the number of fixed ones.
 *
 * @returns undefined without a change
 */
export function noticeOf(reported: Reported, report: Report, command: string): Notice | undefined {
  const plain = {issues: [], more: 0, command};
  if (!report.ok) {
    return report.reason === reported.failure
      ? undefined
      : {...plain, level: 'failure', headline: describeFailure(report.reason)};
  }
  const {issues, total} = report;
  const added = without(issues, reported.issues ?? []);
  const fixed = without(reported.issues ?? [], issues).length;
  if (reported.issues && reported.failure === undefined && added.length === 0 && fixed === 0) {
    return undefined;
  }
  if (issues.length === 0) {
    const again = reported.issues || reported.failure !== undefined ? ': all clear' : '';
    return {...plain, level: 'well', headline: `${total}${again}`};
  }
  const changes = [
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(fixed > 0 ? [`${fixed} fixed`] : []),
  ].join(', ');
  if (added.length === 0) {
    const headline = [changes, total].filter(Boolean).join('; ');
    return {...plain, level: 'issues', headline};
  }
  return {
    level: 'issues',
    headline: reported.issues ? changes : countFindings(issues),
    issues: added.slice(0, mostShown),
    more: Math.max(0, added.length - mostShown),
    command,
    total,
  };
}

/** Why the check failed, in one line, and what happens next. */
export function describeFailure(reason: string): string {
  const [line = ''] = reason.split('\n');
  const sentence = line.replace(/[^.]$/, '$&.');
  return `The articles could not be checked: ${sentence} The next save tries again.`;
}

/** The issues that are not among the others. An issue that has moved to another line is the same. */
function without(issues: readonly PageIssue[], others: readonly PageIssue[]): readonly PageIssue[] {
  const left = new Map<string, number>();
  for (const issue of others) {
    const key = issueKey(issue);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return issues.filter((issue) => {
    const key = issueKey(issue);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** A key that stays when an issue only moves within its file. */
export function issueKey({file, rule, message}: PageIssue): string {
  return `${file} ${rule} ${message}`;
}
