/** A replacement of `[start, end)` of a file's text, in UTF-16 code units, that leaves its meaning as it is. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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
  /** What would do it, where that is safe. */
  readonly fix?: Fix;
}

/** The rule of an address that is not recorded yet; to record it is safe. */
export const newAddress = 'new-address';

/** One line, in the form that terminals and editors make clickable: `file:line:column rule: message`. */
export function formatIssue({file, line, column, rule, message}: Issue): string {
  return `${file}:${line}:${column} ${rule}: ${message}`;
}

/**
 * How many articles were looked at, how many issues they have, and how many of these may be mended by what is said to do it; where
 * nothing is, that is left out.
 */
export function formatTotal(articles: number, issues: readonly Issue[], remedy = '--fix'): string {
  const fixable = issues.filter(({fix, rule}) => fix !== undefined || rule === newAddress).length;
  const hint = fixable > 0 && remedy !== '' ? `; ${remedy} may mend ${fixable}` : '';
  return `${count(articles, 'article')}, ${count(issues.length, 'issue')}${hint}`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * A line by which GitHub shows an issue in the changed files of a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatAnnotation({file, line, column, rule, message}: Issue): string {
  const data = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error file=${property(file)},line=${line},col=${column},title=${property(rule)}::${data(message)}`;
}

/** Orders issues by file, then by place. */
export function compareIssues(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** A text with these fixes made; of two that touch the same place the first is made, and the other left for another time. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let fixed = '';
  let done = 0;
  let last = -1;
  for (const fix of [...fixes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (fix.start >= done && fix.start !== last) {
      fixed += text.slice(done, fix.start) + fix.text;
      done = fix.end;
      last = fix.start;
    }
  }
  return fixed + text.slice(done);
}
