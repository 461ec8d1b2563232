/** A mistake in a file, as an author reads it. */
export interface Issue {
  /** Path from the project's root. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly rule: string;
  /** What stands there, and what to do about it. */
  readonly message: string;
}

/** One line, in the form that terminals and editors make clickable: `file:line:column rule: message`. */
export function formatIssue({file, line, column, rule, message}: Issue): string {
  return `${file}:${line}:${column} ${rule}: ${message}`;
}

/** Orders issues by file, then by place. */
export function compareIssues(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
