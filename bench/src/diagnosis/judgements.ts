import type {Goal} from '../runner/goals';
import {percent, plain} from '../runner/units';

/** Whether an alarm is right. `true`: the text does not render as meant. `harmless`: it does, and the remedy does no harm. */
type Verdict = 'true' | 'harmless' | 'false';

export interface JudgedAlarm {
  readonly rule: string;
  readonly severity: 'problem' | 'hint';
  /** From 1. */
  readonly line: number;
  /** A hash of the marked text. */
  readonly mark: string;
  /** Missing for hints, and as long as nobody has judged it. */
  readonly verdict?: Verdict;
}

/** A public repository, some of whose files were judged. */
export interface JudgedRepository {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** The target of its files: `Chinese texts`, or a platform. */
  readonly set: string;
  readonly files: readonly {readonly path: string; readonly alarms: readonly JudgedAlarm[]}[];
}

interface Summary {
  readonly set: string;
  readonly files: number;
  readonly problems: number;
  readonly true: number;
  readonly harmless: number;
  readonly false: number;
  readonly unjudged: number;
  readonly hints: number;
}

/** Counts the alarms of a set of files. */
export function summarize(set: string, judged: readonly JudgedRepository[]): Summary {
  const files = judged.filter((one) => one.set === set).flatMap((one) => one.files);
  const alarms = files.flatMap((file) => file.alarms);
  const problems = alarms.filter(({severity}) => severity === 'problem');
  const count = (verdict: Verdict | undefined) =>
    problems.filter((alarm) => alarm.verdict === verdict).length;
  return {
    set,
    files: files.length,
    problems: problems.length,
    true: count('true'),
    harmless: count('harmless'),
    false: count('false'),
    unjudged: count(undefined),
    hints: alarms.length - problems.length,
  };
}

/** Shares of the alarms of severity "problem" that have been judged. */
const leastTrue = 0.85;
const mostFalse = 0.02;

/** The goals, over all sets. */
export function goalsOf(rows: readonly Summary[]): Goal[] {
  const sum = (column: 'problems' | 'true' | 'false' | 'unjudged') =>
    rows.reduce((total, row) => total + row[column], 0);
  const judged = sum('problems') - sum('unjudged');
  const share = (count: number) => (judged === 0 ? 0 : count / judged);
  return [
    {name: 'true', figure: share(sum('true')), limit: {least: leastTrue}, show: percent},
    {name: 'false', figure: share(sum('false')), limit: {most: mostFalse}, show: percent},
    {name: 'not judged', figure: sum('unjudged'), limit: {most: 0}, show: plain},
  ];
}
