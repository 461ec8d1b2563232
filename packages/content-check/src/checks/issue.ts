import type {Edit} from '@markdown-zh/diagnosis/edits';
import {githubAnnotation} from '@markdown-zh/diagnosis/github-annotation';
import {printable} from '@markdown-zh/diagnosis/printable';
import type {Message} from '../messages/message.ts';

/** A mistake in a file, as data. */
export interface Finding {
  /** Path from the project's root. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  readonly rule: string;
  /** Set where the page works all the same. */
  readonly severity?: 'warning';
  /** The fault and its remedy. */
  readonly message: Message;
  /** The text at the place, which the sentence quotes. */
  readonly excerpt?: string;
  /** Set where the fix is safe: it does not change the meaning of the text. */
  readonly fix?: Edit;
}

/** A mistake in a file, as an author reads it. */
export interface WordedFinding extends Omit<Finding, 'message' | 'excerpt'> {
  /** The fault and its remedy. */
  readonly message: string;
  /** The same in Chinese, for authors who read it; shown after the message. */
  readonly chinese?: string;
}

type FileLocation = Pick<Finding, 'file' | 'line' | 'column'>;

/** The rule for an address that is not recorded yet. Recording it is safe. */
export const newAddress = 'new-address';

/** One line, in the form that terminals and editors make clickable: `file:line:column rule: message`. */
export function formatFinding(issue: WordedFinding): string {
  const {file, line, column, rule, severity} = issue;
  return printable(
    `${file}:${line}:${column} ${severity ? `${severity} ` : ''}${rule}: ${wordsOf(issue)}`,
  );
}

/** The message in each language that the issue has. */
export function wordsOf({message, chinese}: Pick<WordedFinding, 'message' | 'chinese'>): string {
  return chinese === undefined ? message : `${message} ${chinese}`;
}

/**
 * Counts articles, errors and warnings, and the issues that `remedy` can fix. Leaves warnings and the latter out at zero, the latter also
 * with an empty `remedy`.
 */
export function formatTotal(
  articles: number,
  issues: readonly Pick<Finding, 'rule' | 'severity' | 'fix'>[],
  remedy = '--fix',
): string {
  const fixable = issues.filter(({fix, rule}) => fix !== undefined || rule === newAddress).length;
  const hint = fixable > 0 && remedy !== '' ? `; ${remedy} can fix ${fixable}` : '';
  const {errors, warnings} = numbersOf(issues);
  const warned = warnings > 0 ? `, ${count(warnings, 'warning')}` : '';
  return `${count(articles, 'article')}, ${count(errors, 'issue')}${warned}${hint}`;
}

type Severity = Pick<Finding, 'severity'>;

/** Counts errors, which are issues in the narrow sense, and warnings: `1 issue, 2 warnings`. Leaves out what there is none of. */
export function countFindings(issues: readonly Severity[]): string {
  const {errors, warnings} = numbersOf(issues);
  return [
    ...(errors > 0 ? [count(errors, 'issue')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(', ');
}

function numbersOf(issues: readonly Severity[]) {
  const warnings = issues.filter(({severity}) => severity === 'warning').length;
  return {errors: issues.length - warnings, warnings};
}

/** A number with its noun, in the plural unless it is one. */
export const count = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** A line by which GitHub shows an issue in the changed files of a pull request. */
export function formatAnnotation(issue: WordedFinding): string {
  const {file, line, column, rule, severity = 'error'} = issue;
  const message = wordsOf(issue);
  return githubAnnotation({level: severity, file, line, column, title: rule, message});
}

/** Orders errors before warnings, then by file and place. */
export function compareBySeverity(a: FileLocation & Severity, b: FileLocation & Severity): number {
  return (
    Number(a.severity === 'warning') - Number(b.severity === 'warning') || compareFindings(a, b)
  );
}

/** Orders issues by file, then by place. */
export function compareFindings(a: FileLocation, b: FileLocation): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
