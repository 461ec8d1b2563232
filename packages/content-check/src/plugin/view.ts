import {createHash} from 'node:crypto';
import {count, countFindings} from '../checks/issue.ts';
import type {Shown, View} from './browser.ts';
import {describeFailure, mostShown, issueKey, type PageIssue, type Reported} from './report.ts';

/** The parts of the site that do not change while it is served. */
export interface Site {
  /** The project's folder. */
  readonly root: string;
  /** The path of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** The module whose default export is the configuration of the check, by its absolute path. */
  readonly config?: string | undefined;
}

/**
 * The overlay of a page: the issues of its own article before all others.
 *
 * @param path of the page's address, encoded
 * @param command prints all issues
 * @returns null without issues
 */
export function viewOf(
  {root, baseUrl}: Site,
  {issues = [], failure}: Reported,
  path: string,
  command = '',
): View | null {
  if (issues.length === 0 && failure === undefined) {
    return null;
  }
  const isOwn = ({page}: PageIssue) =>
    page !== undefined && bare(encodeURI(baseUrl + page.slice(1))) === bare(path);
  const own = issues.filter(isOwn);
  const others = issues.filter((issue) => !isOwn(issue));
  return {
    root,
    command,
    headline: failure === undefined ? headlineOf(own, others) : describeFailure(failure),
    own: shorten(own),
    others: {...shorten(others), headline: headlineOfOthers(own, others)},
    state: createHash('sha256')
      .update(JSON.stringify([failure, issues.map(issueKey)]))
      .digest('base64'),
  };
}

function bare(path: string): string {
  return path.replace(/(?:\/|\.html)$/, '');
}

function shorten(issues: readonly PageIssue[]): Shown {
  return {issues: issues.slice(0, mostShown), more: Math.max(0, issues.length - mostShown)};
}

function headlineOf(own: readonly PageIssue[], others: readonly PageIssue[]): string {
  return own.length > 0 ? `${countFindings(own)} in this article` : headlineOfOthers(own, others);
}

function headlineOfOthers(own: readonly PageIssue[], others: readonly PageIssue[]): string {
  const files = new Set(others.map(({file}) => file)).size;
  const other = own.length > 0 ? 'other file' : 'file';
  return `${countFindings(others)} in ${count(files, other)}`;
}
