import type {PageIssue} from './report.ts';

/** The development server's path for issues; `?page=` is the path of the page that listens. */
export const eventsPath = '/__content-issues';

/** Issues that are shown, and how many more there are. */
export interface Shown {
  readonly issues: readonly PageIssue[];
  readonly more: number;
}

/** The content of the overlay. */
export interface View {
  /** The project's folder on the server's machine, for its editor. */
  readonly root: string;
  /** Prints all issues. */
  readonly command: string;
  readonly headline: string;
  /** Issues of the page's own article. */
  readonly own: Shown;
  /** Issues of all other files. */
  readonly others: Shown & {readonly headline: string};
  /** Changes when the issues change, but not when they only move within their files. */
  readonly state: string;
}

/** The path at which the development server opens a place in the editor of its machine. */
export function editorAddress(
  root: string,
  {file, line, column}: Pick<PageIssue, 'file' | 'line' | 'column'>,
): string {
  const place = encodeURIComponent(`${root}/${file}:${line}:${column}`);
  return `/webpack-dev-server/open-editor?fileName=${place}`;
}
