import type {PageIssue} from './report.ts';

/** Where the development server tells of issues, below its root; `?page=` names the path of the page that asks. */
export const eventsPath = '/__content-issues';

/** Issues that are shown, and how many more there are. */
export interface Shown {
  readonly issues: readonly PageIssue[];
  readonly more: number;
}

/** What is in the corner of a page. */
export interface View {
  /** The project's folder on the machine of the server, by which an editor there finds a file. */
  readonly root: string;
  /** Prints all issues. */
  readonly command: string;
  readonly headline: string;
  /** Of the page's own article. */
  readonly own: Shown;
  /** Of all others. */
  readonly others: Shown & {readonly headline: string};
  /** The same as long as the issues are, wherever in their files they stand. */
  readonly state: string;
}

/** The address by which the development server opens a place in the editor of its machine. */
export function editorAddress(
  root: string,
  {file, line, column}: Pick<PageIssue, 'file' | 'line' | 'column'>,
): string {
  const place = encodeURIComponent(`${root}/${file}:${line}:${column}`);
  return `/webpack-dev-server/open-editor?fileName=${place}`;
}
