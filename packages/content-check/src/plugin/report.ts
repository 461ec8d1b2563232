import type {Issue} from '../checks/issue.ts';

/** An issue, and the route of the page that its file makes, where it makes one. */
export type PageIssue = Omit<Issue, 'fix'> & {readonly page?: string};

/** What a check of all articles comes to. */
export type Report =
  | {
      readonly ok: true;
      /** How many articles there are, and how many issues: one line. */
      readonly total: string;
      /** By file and line. */
      readonly issues: readonly PageIssue[];
    }
  | {
      readonly ok: false;
      /** Why nothing could be checked. */
      readonly reason: string;
    };

/** What has been reported so far. */
export interface Reported {
  /** None, before the first check is done. */
  readonly issues?: readonly PageIssue[];
  /** The last check could not be done; the issues are of the one before. */
  readonly failure?: string;
}

/** What has been reported when this report has been, too. */
export function addReport(reported: Reported, report: Report): Reported {
  return report.ok ? {issues: report.issues} : {...reported, failure: report.reason};
}

/** What a terminal shows: one line, or a block of them. */
export interface Notice {
  readonly level: 'well' | 'issues' | 'failure';
  readonly headline: string;
  /** At most `mostShown`. */
  readonly issues: readonly PageIssue[];
  /** How many more are new. */
  readonly more: number;
  /** Prints them all. */
  readonly command: string;
  /** Below the issues. */
  readonly total?: string;
}

/** Issues beyond which nobody reads on. */
export const mostShown = 20;

/**
 * What to tell of a report to somebody who has been reported of the earlier ones: what is new, and how many issues are mended.
 *
 * @returns nothing, where nothing has changed
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
  const mended = without(reported.issues ?? [], issues).length;
  if (reported.issues && reported.failure === undefined && added.length === 0 && mended === 0) {
    return undefined;
  }
  if (issues.length === 0) {
    const again = reported.issues || reported.failure !== undefined ? ': all is well again' : '';
    return {...plain, level: 'well', headline: `${total}${again}`};
  }
  const changes = [
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(mended > 0 ? [`${mended} mended`] : []),
  ].join(', ');
  if (added.length === 0) {
    const headline = [changes, total].filter(Boolean).join('; ');
    return {...plain, level: 'issues', headline};
  }
  return {
    level: 'issues',
    headline: reported.issues ? changes : `${issues.length} issues`,
    issues: added.slice(0, mostShown),
    more: Math.max(0, added.length - mostShown),
    command,
    total,
  };
}

/** Why there is no check, in one line, and what can be done. */
export function describeFailure(reason: string): string {
  const [line = ''] = reason.split('\n');
  const sentence = line.replace(/[^.]$/, '$&.');
  return `The articles could not be checked: ${sentence} The next save tries again.`;
}

/** The issues that are not among the others. One whose line has moved is the same. */
function without(issues: readonly PageIssue[], others: readonly PageIssue[]): readonly PageIssue[] {
  const left = new Map<string, number>();
  for (const issue of others) {
    const name = nameOf(issue);
    left.set(name, (left.get(name) ?? 0) + 1);
  }
  return issues.filter((issue) => {
    const name = nameOf(issue);
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

/** The same for an issue that only moves within its file. */
export function nameOf({file, rule, message}: PageIssue): string {
  return `${file} ${rule} ${message}`;
}
