/** A message that GitHub shows at lines of the changed files of a pull request. Lines and columns are 1-based. */
interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly file: string;
  readonly line: number;
  readonly endLine?: number;
  /** For a range within one line: GitHub wants no columns for several lines. */
  readonly column?: number;
  readonly endColumn?: number;
  readonly title: string;
  readonly message: string;
}

/**
 * Writes the workflow command, without a line end, by which GitHub Actions annotates lines of a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function githubAnnotation({level, message, ...at}: Annotation): string {
  const properties = {
    ...{file: at.file, line: at.line, endLine: at.endLine},
    ...{col: at.column, endColumn: at.endColumn, title: at.title},
  };
  const written = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  return `::${level} ${written.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
